import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Button, ErrorSummary, Stack } from '#design-system'
import type { useSessionForm } from '../../hooks/useSessionForm.ts'

interface Props<Values extends FieldValues> extends ReturnType<typeof useSessionForm<Values>> {
  /** What the button does, on its face. */
  action: string
  /** The fields: they find the form in its context. */
  children: ReactNode
}

/** A form of the session's pages: what is wrong first, then the fields, then the one button. Renders a `<form>`. */
export const SessionForm = <Values extends FieldValues>({
  form,
  onSubmit,
  isSubmitting,
  faults,
  attempt,
  action,
  children,
}: Props<Values>) => (
  <FormProvider {...form}>
    <form method="post" onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <ErrorSummary faults={faults} attempt={attempt} />
        {children}
        <Button type="submit" variant="primary" size="large" wide loading={isSubmitting}>
          {action}
        </Button>
      </Stack>
    </form>
  </FormProvider>
)
