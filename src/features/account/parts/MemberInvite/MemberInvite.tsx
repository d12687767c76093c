import { useId } from 'react'
import type { CompanyRole } from '#contract/company-roles'
import { memberInvitation } from '#contract/member-fields'
import { INVITATION_DAYS } from '#contract/members'
import { Button, Dialog, Field, RadioGroup, TextInput } from '#design-system'
import { FormBody } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { roleChoices } from '../../model/member-words.ts'

export interface Invited {
  name: string
  phone: string
  role: CompanyRole
}

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What is known of whom to invite. */
  initial: Invited
  /** Rejects with what the service says; what was typed stays. */
  onInvite: (invited: Invited) => Promise<void>
}

const schema = /* @__PURE__ */ memberInvitation()

/** Asks whom to invite, and for which role. */
export function MemberInvite({ open, onOpenChange, initial, onInvite }: Props) {
  const id = useId()
  const inviting = useDraftForm<Invited>({ rules: schema, initial, submit: onInvite })
  const { register, formState } = inviting.form
  const { errors } = formState
  return (
    <Dialog
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      title="邀请成员"
      description={`短信里的链接 ${INVITATION_DAYS} 天内有效。对方用自己的手机号注册，就能办理本单位的招聘。`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>取消</Button>
          <Button variant="primary" type="submit" form={id} loading={inviting.isSubmitting}>
            发送邀请
          </Button>
        </>
      }
    >
      <FormBody {...inviting} id={id} prefix={id} gap={4}>
        <Field label="姓名" error={errors.name?.message} controlId={`${id}-name`} required>
          <TextInput {...register('name')} autoComplete="off" />
        </Field>
        <Field
          label="手机号"
          hint="邀请短信发到这里，对方也用它登录"
          error={errors.phone?.message}
          controlId={`${id}-phone`}
          required
        >
          <TextInput {...register('phone')} type="tel" inputMode="tel" autoComplete="off" />
        </Field>
        <RadioGroup {...register('role')} label="角色" error={errors.role?.message} options={roleChoices} required />
      </FormBody>
    </Dialog>
  )
}
