import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, flag, id, oneOf, pageNumber, words } from '#platform/routing'

const PATH = pathTo('payment')

/** What the page shows: the way to pay, one order, the search for an order, posts, or one post. */
export type View = 'pay' | 'order' | 'find' | 'posts' | 'post'

/** `/payment/index?order=…`, `?post=101`, `?view=posts&t=…`: what of the payment of exams is asked for. */
export const paymentAddress = addressCodec({
  view: oneOf(['pay', 'find', 'posts'], 'pay'),
  order: code(/^JF\d{8}-[A-Z0-9]{12}$/),
  /** Somebody comes back from the cashier. */
  returned: flag(),
  post: id(),
  recruitment: code(),
  t: words(),
  page: pageNumber(),
})

type PaymentAddress = AddressOf<typeof paymentAddress>

/** Which posts are asked for. */
type PostSearch = Pick<PaymentAddress, 'recruitment' | 't' | 'page'>

/** One order or post before any list. */
export function viewOf({ order, post, view }: PaymentAddress): View {
  if (order) return 'order'
  return post ? 'post' : view
}

export const addressOfView = (view: PaymentAddress['view']) => paymentAddress.format(PATH, { view })
export const addressOfOrder = (order: string) => paymentAddress.format(PATH, { order })
export const addressOfPost = (post: string) => paymentAddress.format(PATH, { post })

/** The list of posts with something changed, from the first page on unless it is the page that changes. */
export const addressOfPosts = ({ recruitment, t }: Omit<PostSearch, 'page'>, change: Partial<PostSearch> = {}) =>
  paymentAddress.format(PATH, { view: 'posts', recruitment, t, ...change })
