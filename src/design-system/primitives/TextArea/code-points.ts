/** Characters as people count them: a rare character outside the basic plane is one, not two. */
export const codePoints = (words: string): number => {
  let count = 0
  for (const _ of words) count += 1
  return count
}
