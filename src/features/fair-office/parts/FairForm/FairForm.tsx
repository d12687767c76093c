import type { ReactNode } from 'react'
import { fairForm, fairQuestions } from '#contract/fair-form'
import { FormSections, LongForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { type FairValues, fairFaults } from '../../model/fair-values.ts'

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

/** Everything that a fair says of itself, section by section. Renders a `<form>`. */
export function FairForm({ initial, action, name, children, onSend }: Props) {
  const form = useDraftForm<FairValues>({
    initial,
    order,
    rules: fairFaults,
    kept: { name, fields: order },
    submit: onSend,
  })
  return (
    <LongForm {...form} action={action}>
      {children}
      <FormSections sections={fairForm} />
    </LongForm>
  )
}
