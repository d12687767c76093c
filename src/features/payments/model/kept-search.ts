import { pathTo } from '#contract/pages'

const PATH = pathTo('examRegistrations')
const PAGE_SIZE = 10
const LAST_PAGE = 500

/** The page of the list that an address asks for; what makes no sense counts as the first. */
export function keptSearchOf(address: URLSearchParams) {
  const page = Number(address.get('page') ?? 1)
  return { page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1, pageSize: PAGE_SIZE }
}

/** The registration that an address names; '' for none that can be. */
export const numberOf = (address: URLSearchParams) => /^\d{10}$/.exec(address.get('number') ?? '')?.[0] ?? ''

export const addressOfKept = (number: string) => `${PATH}?number=${number}`
export const addressOfKeptPage = (page: number) => (page > 1 ? `${PATH}?page=${page}` : PATH)
export const addressOfKeeping = `${PATH}?add=1`
