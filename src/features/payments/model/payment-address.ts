import { pathTo } from '#contract/pages'

const PATH = pathTo('payment')
const ORDER = /^JF\d{8}-[A-Z0-9]{12}$/

/** What the page shows: the way to pay, one order, the search for an order, posts, or one post. */
export type View = 'pay' | 'order' | 'find' | 'posts' | 'post'

/** Which posts are asked for. */
export interface PostSearch {
  recruitment: string
  t: string
  page: number
  pageSize: number
}

/** The order that an address names; '' for none that can be. */
export const orderOf = (address: URLSearchParams) => ORDER.exec(address.get('order') ?? '')?.[0] ?? ''

/** True when somebody comes back from the cashier. */
export const hasReturned = (address: URLSearchParams) => address.get('returned') === '1'

/** The post that an address names; '' for none. */
export const postOf = (address: URLSearchParams) => /^[1-9]\d{0,11}$/.exec(address.get('post') ?? '')?.[0] ?? ''

export function viewOf(address: URLSearchParams): View {
  if (orderOf(address)) return 'order'
  if (postOf(address)) return 'post'
  const view = address.get('view')
  return view === 'find' || view === 'posts' ? view : 'pay'
}

/** The list that an address stands for; what makes no sense counts as not given. */
export function postSearchOf(address: URLSearchParams): PostSearch {
  const page = Number(address.get('page') ?? 1)
  return {
    recruitment: /^\d{1,9}$/.exec(address.get('recruitment') ?? '')?.[0] ?? '',
    t: [...(address.get('t') ?? '')].slice(0, 60).join('').trim(),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, 500) : 1,
    pageSize: 10,
  }
}

export const addressOfView = (view: 'pay' | 'find' | 'posts') => (view === 'pay' ? PATH : `${PATH}?view=${view}`)
export const addressOfOrder = (order: string) => `${PATH}?order=${order}`
export const addressOfPost = (id: string) => `${PATH}?post=${id}`

/** The address of a list; the opposite of `postSearchOf`. */
export function addressOfPosts({ recruitment, t, page }: Omit<PostSearch, 'pageSize'>): string {
  const address = new URLSearchParams({
    view: 'posts',
    ...(recruitment && { recruitment }),
    ...(t && { t }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${PATH}?${address}`
}
