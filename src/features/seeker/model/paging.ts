const LAST_PAGE = 500

/** The page that an address names; 1 for what makes no sense. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1
}

/** An address with the parameters that say something. */
export function addressWith(path: string, parameters: Readonly<Record<string, string | number>>): string {
  const told = Object.entries(parameters).filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
  const query = new URLSearchParams(told.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}

export const pageCountOf = ({ total, pageSize }: { total: number; pageSize: number }) =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / pageSize)))
