import { payUnits } from '#contract/flexible'
import { pathTo } from '#contract/pages'
import { flexibleCategory } from '#contract/reference/flexible'

/** What the address asks for; what makes no sense there counts as not given. */
export interface FlexibleQuery {
  category?: string
  city?: string
  unit?: string
  page?: number
}

const known = (list: readonly { value: string }[], value: string | null) =>
  list.some(option => option.value === value) ? (value ?? '') : ''

/** The list that an address stands for. */
export function queryOf(address: URLSearchParams): FlexibleQuery {
  const category = known(flexibleCategory, address.get('category'))
  const unit = known(payUnits, address.get('unit'))
  const city = /^\d{6}$/.exec(address.get('city') ?? '')?.[0]
  const page = Number(address.get('page') ?? 1)
  return {
    ...(category && { category }),
    ...(city && { city }),
    ...(unit && { unit }),
    ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
  }
}

/** The address of a list; the opposite of `queryOf`. */
export function addressOf(query: FlexibleQuery): string {
  const address = new URLSearchParams()
  for (const name of ['category', 'city', 'unit', 'page'] as const) {
    const value = query[name]
    if (value && value !== 1) address.set(name, String(value))
  }
  return address.size > 0 ? `/flexible?${address}` : pathTo('flexible')
}

/** The one posting that an address is about; '' for a list. */
export const jobOf = (address: URLSearchParams) => /^[1-9]\d{0,11}$/.exec(address.get('job') ?? '')?.[0] ?? ''
