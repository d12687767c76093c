import { type ReactNode, useState } from 'react'
import { fairReason } from '#contract/fair-office-fields'
import { ConfirmDialog, Field, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'

interface Props {
  /** By which this browser keeps what is typed. */
  name: string
  /** The action by its verb: 取消招聘会. */
  action: string
  /** What follows from it, asked once more before it is done. */
  consequence: string
  hint: string
  onSend: (reason: string) => Promise<number>
  /** Further fields, above the reason. */
  children?: ReactNode
}

const schema = /* @__PURE__ */ fairReason()

/** A reason that everybody who takes part will read, and one question before it is sent. Renders a `<form>`. */
export function HaltForm({ name, action, consequence, hint, onSend, children }: Props) {
  const say = useSay()
  const [asked, setAsked] = useState('')
  const session = useDraftForm<{ reason: string }>({
    rules: schema,
    initial: { reason: '' },
    kept: { name: `fair-halt-${name}`, fields: ['reason'] },
    submit: ({ reason }) => setAsked(reason),
  })
  const { register, formState, reset } = session.form
  return (
    <>
      <ShortForm {...session} action={action}>
        {children}
        <Field label="原因" hint={hint} error={formState.errors.reason?.message} controlId="reason" required>
          <TextArea {...register('reason')} limit={200} rows={2} />
        </Field>
      </ShortForm>
      <ConfirmDialog
        open={asked !== ''}
        onOpenChange={() => setAsked('')}
        title={`${action}？`}
        description={consequence}
        confirmLabel={action}
        destructive
        onConfirm={async () => {
          try {
            const told = await onSend(asked)
            say.done(`已办理，通知了 ${told} 人`)
            reset({ reason: '' })
          } catch (error) {
            say.failure(error)
            throw error
          }
        }}
      >
        <Text>{`原因：${asked}`}</Text>
      </ConfirmDialog>
    </>
  )
}
