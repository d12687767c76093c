import { Text } from '#design-system'
import { ShortForm } from '#features/forms'
import { PhoneCode, type PhoneCodeValues } from '#features/session'
import { useDraftForm } from '#platform/forms'
import { useChangeAddress } from '../../hooks/useChangeAddress.ts'
import { newPhone } from '../../model/schemas.ts'
import type { AddressChangeProps } from './address-change.ts'

interface Values extends PhoneCodeValues {
  kind: 'phone'
}

/** The new phone, proven by a code that is sent there. */
export function PhoneChange({ account, userType, onDone }: AddressChangeProps) {
  const change = useChangeAddress(userType)
  const untouched: Values = { kind: 'phone', phone: '', captcha: '', code: '' }
  const session = useDraftForm<Values>({
    rules: newPhone,
    initial: untouched,
    submit: async ({ captcha: _, ...typed }) => {
      await change(typed)
      onDone('手机号已更换，下次请用新手机号登录')
    },
  })
  return (
    <ShortForm {...session} action="更换手机号">
      <Text>现在的手机号是 {account.phone}。更换后用新手机号登录，原手机号会收到一条通知。</Text>
      <PhoneCode purpose="bind" userType={userType} label="新手机号" />
    </ShortForm>
  )
}
