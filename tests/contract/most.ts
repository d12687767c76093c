/**
 * The largest count, up to `limit`, that is taken; 0 when none is. What is taken is every count up to the largest, with
 * the exception that small ones may be too few.
 */
export function mostTaken(takes: (count: number) => boolean, limit: number): number {
  let most = limit
  let tooMany = limit + 1
  while (most > 0 && !takes(most)) {
    tooMany = most
    most = Math.floor(most / 2)
  }
  while (most > 0 && tooMany - most > 1) {
    const between = Math.floor((most + tooMany) / 2)
    if (takes(between)) most = between
    else tooMany = between
  }
  return most
}

/** The smallest count, up to `limit`, that is taken; null when none is. */
export function leastTaken(takes: (count: number) => boolean, limit: number): number | null {
  for (let count = 0; count <= limit; count += 1) if (takes(count)) return count
  return null
}
