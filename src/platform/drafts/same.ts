/** Text that is equal for equal content, whatever the order of its keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** True when two plain values say the same. */
export const isSame = (one: unknown, other: unknown): boolean => stable(one) === stable(other)
