#!/usr/bin/env node
// Runs the TypeScript sources in this process; exit codes are those of generator/cli/main.ts.

/** 2: the tool is not set up; 3: a bug in the tool. */
const exitCodes = { notInstalled: 2, bug: 3 };

const tsx = await import('tsx/esm/api').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
});

if (tsx === undefined) {
  console.error('rulewright: packages are missing; run `npm install` first.');
  process.exitCode = exitCodes.notInstalled;
} else {
  // Without `false`, tsx would obey a tsconfig.json of the folder the user happens to stand in.
  tsx.register({ tsconfig: false });
  try {
    const { main } = await import('../generator/cli/main.ts');
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error('rulewright: this is a bug in the tool, not in your rules.');
    console.error(error);
    process.exitCode = exitCodes.bug;
  }
}
