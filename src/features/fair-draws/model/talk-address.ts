import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, oneOf } from '#platform/routing'

/** `/recruitment/scene/34?view=slots&exhibitor=…`: talk slots of a fair on line, and of which exhibitor. */
export const slotsAddress = addressCodec({
  view: oneOf(['slots']),
  exhibitor: code(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
})

export const slotsHref = (fair: string, address: Partial<AddressOf<typeof slotsAddress>> = {}): string =>
  slotsAddress.format(pathTo('jobFairScene', { id: fair }), { view: 'slots', ...address })
