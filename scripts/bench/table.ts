/** A Markdown table; every column but the first is set to the right. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')

/** Bytes as kB of 1,000. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The middle value; of an even number the lower of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
