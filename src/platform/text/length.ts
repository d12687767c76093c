/** Length in code points, as people count characters: 𠮷 is one. */
export function codePointLength(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** At most `max` code points, the last of them an ellipsis where something was cut. Never cuts a character in two. */
export function truncate(text: string, max: number): string {
  if (text.length <= max || codePointLength(text) <= max) return text
  return `${Array.from(text.slice(0, max * 2))
    .slice(0, Math.max(0, max - 1))
    .join('')}…`
}
