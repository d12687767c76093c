import { updateCompanyPassword, updateMemberPassword } from '#contract/account'
import { pathTo } from '#contract/pages'
import { type UserType, userTypes } from '#contract/session'
import { Field, Link, PasswordInput, Text } from '#design-system'
import { ShortForm } from '#features/forms'
import { NewPassword } from '#features/session'
import { useSend } from '#platform/call'
import { useDraftForm } from '#platform/forms'
import { newPassword } from '../../model/schemas.ts'

interface Values {
  oldPassword: string
  password: string
}

interface Props {
  userType: UserType
  onDone: (words: string) => void
}

/** A new password by whoever still knows the old one. */
export function PasswordChange({ userType, onDone }: Props) {
  const { send } = useSend(userType === userTypes.employer ? updateCompanyPassword : updateMemberPassword)
  const session = useDraftForm<Values>({
    rules: newPassword,
    initial: { oldPassword: '', password: '' },
    submit: async values => {
      await send(values)
      onDone('密码已修改，其他设备已退出登录')
    },
  })
  const { register, formState } = session.form
  const { errors } = formState
  return (
    <ShortForm {...session} action="修改密码">
      <Text>修改后，其他设备会退出登录，我们会发短信告知您。</Text>
      <Field label="原密码" error={errors.oldPassword?.message} controlId="oldPassword" required>
        <PasswordInput {...register('oldPassword')} autoComplete="current-password" />
      </Field>
      <Link href={pathTo('retrievePassword', { id: userType })}>不记得原密码？用手机或邮箱重设</Link>
      <NewPassword label="新密码" />
    </ShortForm>
  )
}
