import { IdentityCheck } from '../IdentityCheck/IdentityCheck.tsx'
import type { AddressChangeProps } from './address-change.ts'
import { EmailChange } from './EmailChange.tsx'
import { PhoneChange } from './PhoneChange.tsx'

/** A new phone or e-mail address: first who sits there, then a code to the new one. */
export const AddressChange = ({ kind, ...props }: AddressChangeProps & { kind: 'phone' | 'email' }) => (
  <IdentityCheck account={props.account}>
    {kind === 'phone' ? <PhoneChange {...props} /> : <EmailChange {...props} />}
  </IdentityCheck>
)
