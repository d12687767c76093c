import type { UserType } from '#contract/session'
import { mobile } from '#contract/session-fields'
import type { SmsPurpose } from '#contract/sign-in'
import { useSmsCode } from '../../hooks/useSmsCode.ts'
import { AddressCode, type AddressCodeValues } from './AddressCode.tsx'

/** Fields of a form that proves a phone. */
export interface PhoneCodeValues extends AddressCodeValues {
  phone: string
}

interface Props {
  purpose: SmsPurpose
  userType: UserType
  label?: string
}

/** Phone, captcha and SMS code. Stands in a form of the form library. */
export const PhoneCode = ({ purpose, userType, label = '手机号' }: Props) => (
  <AddressCode name="phone" label={label} rule={mobile()} requestCode={useSmsCode(purpose, userType)} />
)
