/** The page of the reference. `md` escapes text, `code` and `yaml` fence it. */
export const TEMPLATE = `# The rules language

Every line of a rule is one sentence; this page is the list of all sentences and words. How lines are put together is in
[grammar.md](grammar.md), larger pieces are in [constructs](constructs/README.md).

This page is made from the tables in {{code "schema/phrases.ts"}} and {{code "schema/expressions.ts"}} by
{{code "npm run docs"}}: change those. Every example is a chapter of the [game at the end](#the-example-game) and compiles.

In a form, {{code "<x>"}} stands for what you write there and {{code "[…]"}} may be left out.

{{#each sections}}
- [{{md title}}](#{{anchor}})
{{/each}}
- [The example game](#the-example-game)

{{#each sections}}
## {{md title}}

{{#if text}}
{{md text}}

{{/if}}
{{#each entries}}
### {{code form}}

{{md meaning}}

{{#if slots}}
- You write: {{#each slots}}{{#unless @first}} · {{/unless}}{{code name}} {{md type}}{{/each}}
{{/if}}
{{#if after}}
- Behind a comma: {{#each after}}{{#unless @first}} · {{/unless}}{{code this}}{{/each}}
{{/if}}
{{#if below}}
- Below: {{md below}}
{{/if}}
- 中文：{{code zh}}
- Русский: {{code ru}}

{{yaml example}}

{{/each}}
{{/each}}
## The example game

{{#each files}}
{{code path}}

{{yaml text}}

{{/each}}
`;
