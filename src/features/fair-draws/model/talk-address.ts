import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, oneOf } from '#platform/routing'

/** `/recruitment/scene/34?view=talks&exhibitor=…`: talk slots of a fair on line, and of which exhibitor. */
export const talksAddress = addressCodec({
  view: oneOf(['talks']),
  exhibitor: code(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
})

export const talksHref = (fair: string, address: Partial<AddressOf<typeof talksAddress>> = {}): string =>
  talksAddress.format(pathTo('jobFairScene', { id: fair }), { view: 'talks', ...address })
