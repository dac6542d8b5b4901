/** Rows with equal keys as a table of aligned columns. */
export function table(rows: readonly object[]): string {
  const keys = Object.keys(rows[0] ?? {});
  const cells = [keys, ...rows.map((row) => Object.values(row).map(shown))];
  const widths = keys.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, i) =>
          typeof Object.values(rows[0] ?? {})[i] === 'number'
            ? cell.padStart(widths[i] ?? 0)
            : cell.padEnd(widths[i] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function shown(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  if (Number.isNaN(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
