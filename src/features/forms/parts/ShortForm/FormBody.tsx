import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Alert, ErrorSummary, type Gap, Stack } from '#design-system'
import type { useDraftForm } from '#platform/forms'

export interface FormBodyProps<Values extends FieldValues> extends ReturnType<typeof useDraftForm<Values>> {
  gap: Gap
  id?: string | undefined
  /** Stands before the ids of its fields, where a page has several such forms. */
  prefix?: string | undefined
  /** Says ahead of a fault of the whole what has become of it. */
  faultTitle?: string | undefined
  /** The fields, which find the form in its context, and what is done with it. */
  children: ReactNode
}

/** A form with what is wrong with it on top. Renders a `<form>`. */
export const FormBody = <Values extends FieldValues>({
  form,
  onSubmit,
  faults,
  attempt,
  fault,
  gap,
  id,
  prefix,
  faultTitle,
  children,
}: FormBodyProps<Values>) => (
  <FormProvider {...form}>
    <form id={id} method="post" onSubmit={event => void onSubmit(event)} noValidate>
      <Stack gap={gap}>
        <ErrorSummary
          faults={prefix === undefined ? faults : faults.map(fault => ({ ...fault, id: `${prefix}-${fault.id}` }))}
          attempt={attempt}
        />
        {fault && (
          <Alert tone="danger" live title={faultTitle}>
            {fault}
          </Alert>
        )}
        {children}
      </Stack>
    </form>
  </FormProvider>
)
