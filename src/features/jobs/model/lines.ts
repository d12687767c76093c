/** Number or bullet that writers put before a line: 1、 2. （3） ④ - · • — but no time (08:30) and no fraction (1.5). */
const MARK = /^\s*(?:[（(]?\d{1,2}(?:[）)、]|[.．:：](?!\d))|[①-⑳]|[-·•*])\s*/

/**
 * The lines of a text that people type with line breaks and numbers of their own: marks are taken away where there are
 * several lines, because the page sets them as a list.
 */
export function linesOf(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
  return lines.length > 1 ? lines.map(line => line.replace(MARK, '')).filter(Boolean) : lines
}
