export {
  type AddressCodec,
  type AddressField,
  type AddressOf,
  addressCodec,
  city,
  code,
  flag,
  id,
  oneOf,
  pageNumber,
  searchPhrases,
  severalOf,
  words,
} from './address-codec.ts'
export { BrowserRouter } from './BrowserRouter.tsx'
export { goBackTo } from './back.ts'
export { type Decision, decide, employerLoginAddress, type Fetched, loginAddress } from './guard.ts'
export { MemoryRouter } from './MemoryRouter.tsx'
export { pageCountOf } from './page-count.ts'
export { PreloadContext, usePreload } from './preload.ts'
export { RouterRequest } from './RouterRequest.tsx'
export { type Audience, idIn, type Read, type RouteRequest, read } from './read.ts'
export { type PageType, page, type RouteRecord, type SliceRoutes } from './route.ts'
export { type Address, type Navigate, Redirect, useAddress, useNavigate } from './router.ts'
export { RequestContext, useRequest } from './useRequest.ts'
