import { useId } from 'react'
import { memberNaming } from '#contract/member-fields'
import { Alert, Button, Dialog, Field, Stack, TextInput } from '#design-system'
import { useSessionForm } from '#features/session'

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
  const field = useId()
  const { form, onSubmit, isSubmitting } = useSessionForm<Named>(schema, { name }, onRename)
  const { errors } = form.formState
  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        {errors.root?.message && (
          <Alert tone="danger" live>
            {errors.root.message}
          </Alert>
        )}
        <Field label="姓名" hint="与身份证一致" error={errors.name?.message} controlId={field} required>
          <TextInput {...form.register('name')} autoComplete="name" />
        </Field>
        <Button type="submit" variant="primary" wide loading={isSubmitting}>
          保存姓名
        </Button>
      </Stack>
    </form>
  )
}
