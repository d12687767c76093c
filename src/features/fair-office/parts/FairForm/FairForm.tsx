import { type ReactNode, useMemo } from 'react'
import { fairForm, fairQuestions } from '#contract/fair-form'
import { TaskColumns, TaskList } from '#design-system'
import { FormSections, LongForm, partsOf, useSettled } from '#features/forms'
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
  const { settled, change, settle, onBlur } = useSettled(initial)
  const tasks = useMemo(() => partsOf(fairForm, settled, fairValues(), fairFaults(settled)), [settled])
  const form = useDraftForm<FairValues>({
    initial,
    order,
    rules: fairFaults,
    kept: { name, fields: order },
    onChange: change,
    onRestored: settle,
    submit: onSend,
  })
  return (
    <TaskColumns parts={<TaskList tasks={tasks} />} onBlur={onBlur}>
      <LongForm {...form} action={action}>
        {children}
        <FormSections sections={fairForm} />
      </LongForm>
    </TaskColumns>
  )
}
