/** The city whose sub-site the address names, as a call takes it: nothing on the main site. */
export function placeOf(query: URLSearchParams): { city?: string } {
  const area = query.get('area') ?? ''
  return /^36\d\d00$/.test(area) ? { city: area } : {}
}

/** An address of the job search, for the city of a sub-site. */
export const searchAddress = ({ city }: { city?: string }, filter = ''): string => {
  const query = [city && `city=${city}`, filter].filter(Boolean).join('&')
  return query === '' ? '/job-search' : `/job-search?${query}`
}
