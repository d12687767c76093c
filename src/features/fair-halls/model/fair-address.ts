import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, flag, oneOf, pageNumber, words } from '#platform/routing'

const fields = {
  t: words(),
  hall: code(),
  trade: code(),
  category: code(),
  wage: code(),
  education: code(),
  experience: code(),
  company: code(),
  listed: flag(),
  page: pageNumber(),
}

/** `/recruitment/page/2?view=jobs&t=会计`: which section of a fair is open, and what is asked for there. */
export const fairAddress = addressCodec({
  view: oneOf(['companies', 'jobs', 'plan', 'mine', 'notice', 'results'], 'companies'),
  ...fields,
})
export type FairAddress = AddressOf<typeof fairAddress>
export type FairView = FairAddress['view']

export const fairHref = (id: string, address: Partial<FairAddress> = {}): string =>
  fairAddress.format(pathTo('jobFair', { id }), address)

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `/recruitment/scene/34?hall=341`: which hall of a fair on line is entered; `?talk=…` one of one's talks, `?view=talks` all of them, `?view=slots` the times that are offered, `?view=jobs` what is offered. */
export const sceneAddress = addressCodec({
  view: oneOf(['talks', 'slots', 'jobs']),
  talk: code(UUID),
  ...fields,
})
export type SceneAddress = AddressOf<typeof sceneAddress>
export const sceneHref = (id: string, address: Partial<SceneAddress> = {}): string =>
  sceneAddress.format(pathTo('jobFairScene', { id }), address)
