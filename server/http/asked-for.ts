const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Numbers of things have at most so many digits; phone and identity numbers stand in fields of other names. */
const NUMBER = /^\d{1,10}$/

const isName = (field: string) => /^ids?$|[a-z]Ids?$/.test(field)

/** The ids of things that an input names, as `field:id`. */
export function askedFor(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([field, value]) => {
    if (!isName(field)) return []
    const ids: unknown[] = Array.isArray(value) ? value : [value]
    return ids.flatMap(id => (typeof id === 'string' && (UUID.test(id) || NUMBER.test(id)) ? [`${field}:${id}`] : []))
  })
}
