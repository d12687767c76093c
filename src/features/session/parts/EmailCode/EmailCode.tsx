import type { UserType } from '#contract/session'
import { emailAddress } from '#contract/session-fields'
import type { EmailPurpose } from '#contract/sign-in'
import { useEmailCode } from '../../hooks/useEmailCode.ts'
import { AddressCode, type AddressCodeValues } from '../PhoneCode/AddressCode.tsx'

/** Fields of a form that proves an e-mail address. */
export interface EmailCodeValues extends AddressCodeValues {
  email: string
}

interface Props {
  purpose: EmailPurpose
  userType: UserType
  label?: string
}

/** E-mail address, captcha and code. Stands in a form of the form library. */
export const EmailCode = ({ purpose, userType, label = '邮箱' }: Props) => (
  <AddressCode name="email" label={label} rule={emailAddress()} requestCode={useEmailCode(purpose, userType)} />
)
