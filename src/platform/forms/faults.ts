export interface FieldFault {
  path: string
  message: string
}

/** Every message of a form, for the summary on top. */
export function faultsOf(errors: object, prefix = ''): FieldFault[] {
  return Object.entries(errors).flatMap(([name, error]): FieldFault[] => {
    const path = prefix ? `${prefix}.${name}` : name
    if (typeof error !== 'object' || error === null) return []
    if ('message' in error && typeof error.message === 'string') return [{ path, message: error.message }]
    return faultsOf(error, path)
  })
}

/** Where each part of a path comes: entries by their number, fields as they are asked, what is not asked last. */
const placesOf = (order: readonly string[], path: string) =>
  path.split('.').map(part => {
    const place = /^\d+$/.test(part) ? Number(part) : order.indexOf(part)
    return place === -1 ? order.length : place
  })

/** Faults in the order in which their fields are asked, entry by entry; the names of an order without any leave it. */
export const inOrderOf = (order: readonly string[], faults: readonly FieldFault[]): readonly FieldFault[] =>
  faults.toSorted((one, other) => {
    const places = placesOf(order, one.path)
    const others = placesOf(order, other.path)
    const at = places.findIndex((place, index) => place !== others[index])
    return at === -1 ? places.length - others.length : (places[at] ?? 0) - (others[at] ?? -1)
  })
