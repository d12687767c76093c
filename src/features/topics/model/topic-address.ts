/** What a topic's address asks for besides the topic. */
export interface Asked {
  address: string
  city: string
  category: string
  page: number
}

const code = (value: string | null) => (value !== null && /^\d{1,9}$/.test(value) ? value : '')

/** Reads `?city=360100&category=4&page=2`; what cannot be is passed over. */
export function askedOf(address: string, query: URLSearchParams): Asked {
  const page = Number(query.get('page'))
  return {
    address,
    city: code(query.get('city')),
    category: code(query.get('category')),
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  }
}

/** The address with another choice or page; a new choice begins at the first page. */
export function addressOf({ address, ...asked }: Asked, change: Partial<Omit<Asked, 'address'>>): string {
  const { city, category, page } = { ...asked, page: 1, ...change }
  const query = new URLSearchParams([
    ...(city === '' ? [] : [['city', city]]),
    ...(category === '' ? [] : [['category', category]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ])
  return query.size === 0 ? address : `${address}?${query}`
}
