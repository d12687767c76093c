import { Text } from '#design-system'
import { ShortForm } from '#features/forms'
import { EmailCode, type EmailCodeValues } from '#features/session'
import { useDraftForm } from '#platform/forms'
import { useChangeAddress } from '../../hooks/useChangeAddress.ts'
import { newEmail } from '../../model/schemas.ts'
import type { AddressChangeProps } from './address-change.ts'

interface Values extends EmailCodeValues {
  kind: 'email'
}

/** The new e-mail address, proven by a code that is sent there. */
export function EmailChange({ account, userType, onDone }: AddressChangeProps) {
  const change = useChangeAddress(userType)
  const untouched: Values = { kind: 'email', email: '', captcha: '', code: '' }
  const session = useDraftForm<Values>({
    rules: newEmail,
    initial: untouched,
    submit: async ({ captcha: _, ...typed }) => {
      await change(typed)
      onDone(account.email ? '邮箱已更换' : '邮箱已绑定，忘记密码时可以用它找回')
    },
  })
  return (
    <ShortForm {...session} action={account.email ? '更换邮箱' : '绑定邮箱'}>
      <Text>
        {account.email
          ? `现在的邮箱是 ${account.email}，更换后它会收到一封通知。`
          : '绑定邮箱后，手机不在身边时也能找回密码。'}
      </Text>
      <EmailCode purpose="bind" userType={userType} label={account.email ? '新邮箱' : '邮箱'} />
    </ShortForm>
  )
}
