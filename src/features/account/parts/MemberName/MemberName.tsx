import { memberNaming } from '#contract/member-fields'
import { Dialog, Field, TextInput } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Named {
  name: string
}

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The name that colleagues see now. */
  name: string
  /** Rejects with what the service says; what was typed stays. */
  onRename: (named: Named) => Promise<void>
}

const schema = /* @__PURE__ */ memberNaming()

/** Asks a member for their own name. */
export const MemberName = ({ open, onOpenChange, ...asked }: Props) => (
  <Dialog
    open={open}
    onOpenChange={change => onOpenChange(change.open)}
    title="修改我的姓名"
    description="同事在成员列表、简历备注和消息里看到这个姓名，下载的简历上也印着它。修改后会告知管理员。"
  >
    <NameForm key={asked.name} {...asked} />
  </Dialog>
)

function NameForm({ name, onRename }: Pick<Props, 'name' | 'onRename'>) {
  const naming = useDraftForm<Named>({ rules: schema, initial: { name }, submit: onRename })
  const { register, formState } = naming.form
  return (
    <ShortForm {...naming} prefix="member" action="保存姓名">
      <Field label="姓名" hint="与身份证一致" error={formState.errors.name?.message} controlId="member-name" required>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
    </ShortForm>
  )
}
