import { listBoothConsents, myBoothConsent } from '#contract/booth-visits'
import { read } from '#platform/routing'

/** What `BoothConsentCard` asks for on a page that has the fair's id in its address: part of that page's record. */
export const boothConsentRead = read(myBoothConsent, ({ params: { id = '' } }) => ({ fair: id }), {
  audience: 'seeker',
})

/** What `BoothConsentList` asks for. */
export const boothConsentsRead = read(listBoothConsents, () => ({}), { audience: 'seeker' })
