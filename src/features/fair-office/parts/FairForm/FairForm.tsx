import { type ReactNode, useMemo, useState } from 'react'
import { fairForm, fairQuestions } from '#contract/fair-form'
import { TaskColumns, TaskList } from '#design-system'
import { FormSections, LongForm, partsOf } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { type FairValues, fairFaults, fairValues } from '../../model/fair-values.ts'

interface Props {
  initial: FairValues
  action: string
  /** By which this browser keeps what is typed until it has been sent. */
  name: string
  /** What stands above the questions. */
  children?: ReactNode
  onSend: (values: FairValues) => Promise<void>
}

const order = fairQuestions.map(({ name }) => name)

/** Everything that a fair says of itself, section by section, and how far each of them is. Renders a `<div>`. */
export function FairForm({ initial, action, name, children, onSend }: Props) {
  // How far a part is, is judged when a field is left: the rules are long, and typing does not wait for them.
  const [written, setWritten] = useState(initial)
  const tasks = useMemo(() => partsOf(fairForm, written, fairValues(), fairFaults(written)), [written])
  const form = useDraftForm<FairValues>({
    initial,
    order,
    rules: fairFaults,
    kept: { name, fields: order },
    onRestored: setWritten,
    submit: onSend,
  })
  return (
    <TaskColumns parts={<TaskList tasks={tasks} />} onBlur={() => setWritten(form.form.getValues())}>
      <LongForm {...form} action={action}>
        {children}
        <FormSections sections={fairForm} />
      </LongForm>
    </TaskColumns>
  )
}
