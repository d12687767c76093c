/** What counts as not filled in (specification section 5): an empty text, null, the text 'null', undefined. */
export type Unfilled = '' | 'null' | null | undefined

/** Whether a value counts as not filled in. 0, false and blanks are filled. */
export function isUnfilled(value: unknown): value is Unfilled {
  return value === '' || value === null || value === 'null' || value === undefined
}
