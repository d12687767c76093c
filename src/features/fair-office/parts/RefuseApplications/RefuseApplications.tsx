import { refusalOfFair } from '#contract/fair-office-fields'
import { Dialog, Field, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Props {
  open: boolean
  /** How many employers read the reason. */
  count: number
  onClose: () => void
  onRefuse: (reason: string) => Promise<void>
}

const schema = /* @__PURE__ */ refusalOfFair()

function RefuseForm({ onRefuse }: Pick<Props, 'onRefuse'>) {
  const session = useDraftForm<{ reason: string }>({
    rules: schema,
    initial: { reason: '' },
    submit: ({ reason }) => onRefuse(reason),
  })
  const { register, formState } = session.form
  return (
    <ShortForm {...session} action="不通过">
      <Field
        label="不通过的原因"
        hint="写明缺什么、怎样补，单位会收到，补齐后可以再报名"
        error={formState.errors.reason?.message}
        controlId="reason"
        required
      >
        <TextArea {...register('reason')} limit={200} rows={3} />
      </Field>
    </ShortForm>
  )
}

/** Refuses the chosen applications with one reason. Renders a dialog with a `<form>`. */
export const RefuseApplications = ({ open, count, onClose, onRefuse }: Props) => (
  <Dialog open={open} onOpenChange={onClose} title={`不通过 ${count} 家单位的报名`}>
    <RefuseForm onRefuse={onRefuse} />
  </Dialog>
)
