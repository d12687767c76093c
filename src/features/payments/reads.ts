import { listPosts, postInfo } from '#contract/payments'
import { read } from '#platform/routing'
import { postOf, postSearchOf, viewOf } from './model/payment-address.ts'

/** The posts of the current recruitment, where the address lists them. */
export const postsRead = read(listPosts, ({ query }) => (viewOf(query) === 'posts' ? postSearchOf(query) : null), {
  keepPreviousData: true,
})

/** The post that the address is about. */
export const postRead = read(postInfo, ({ query }) => (viewOf(query) === 'post' ? { id: postOf(query) } : null))
