export interface FieldFault {
  path: string
  message: string
}

/** Every message of a form in the order of its fields, for the summary on top. */
export function faultsOf(errors: object, prefix = ''): FieldFault[] {
  return Object.entries(errors).flatMap(([name, error]): FieldFault[] => {
    const path = prefix ? `${prefix}.${name}` : name
    if (typeof error !== 'object' || error === null) return []
    if ('message' in error && typeof error.message === 'string') return [{ path, message: error.message }]
    return faultsOf(error, path)
  })
}
