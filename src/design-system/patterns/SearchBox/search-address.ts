/** The address that a search leads to; what is empty, and the type that is the usual one, is left out of it. */
export const searchAddress = (
  action: string,
  fields: Iterable<readonly [string, unknown]>,
  usualType: string | undefined,
): string => {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    const words = typeof value === 'string' ? value.trim() : ''
    if (words !== '' && !(name === 'type' && words === usualType)) query.append(name, words)
  }
  return query.size > 0 ? `${action}?${query}` : action
}
