import { listKeptRegistrations, listPosts, postInfo, readKeptRegistration } from '#contract/payments'
import { read } from '#platform/routing'
import { keptSearch } from './model/kept-search.ts'
import { paymentAddress, viewOf } from './model/payment-address.ts'

const PAGE_SIZE = 10

/** The posts of the current recruitments, where the address lists them. */
export const postsRead = read(
  listPosts,
  ({ query }) => {
    const address = paymentAddress.parse(query)
    const { recruitment, t, page } = address
    return viewOf(address) === 'posts' ? { recruitment, t, page, pageSize: PAGE_SIZE } : null
  },
  { keepPreviousData: true },
)

/** The post that the address is about. */
export const postRead = read(postInfo, ({ query }) => {
  const address = paymentAddress.parse(query)
  return viewOf(address) === 'post' ? { id: address.post } : null
})

/** A page of the registrations that are kept at one's account, where the address lists them. */
export const keptListRead = read(
  listKeptRegistrations,
  ({ query }) => {
    const { number, add, page } = keptSearch.parse(query)
    return number || add ? null : { page, pageSize: PAGE_SIZE }
  },
  { keepPreviousData: true },
)

/** The one that the address is about, with the way to pay. */
export const keptRead = read(readKeptRegistration, ({ query }) => {
  const { number } = keptSearch.parse(query)
  return number ? { number } : null
})
