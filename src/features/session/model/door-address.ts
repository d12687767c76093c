import { safeRedirect } from '#contract/rules'
import { type AddressField, addressCodec, words } from '#platform/routing'

/** An address of this site that is safe to go to; '' for any other. */
const ownAddress: AddressField<string> = {
  parse: ([first]) => safeRedirect(first, ''),
  format: value => (value === '' ? [] : [value]),
}

/** The address of a door: where to go afterwards, a member's invitation, the ticket of a login that began elsewhere. */
export const doorSearch = addressCodec({ redirectUri: ownAddress, join: words(200), ticket: words(200) })
