import type { FieldValues } from 'react-hook-form'
import { Button } from '#design-system'
import { FormBody, type FormBodyProps } from './FormBody.tsx'
import { Column, Pairs } from './ShortForm.styles.ts'

interface Props<Values extends FieldValues> extends Omit<FormBodyProps<Values>, 'gap'> {
  /** What the button does, on its face. */
  action: string
  /** Two fields a line where there is room. */
  paired?: boolean
}

/** A form that is filled in at one go: its fields, then the one button. Renders a `<form>`. */
export const ShortForm = <Values extends FieldValues>({ action, paired, children, ...form }: Props<Values>) => (
  <FormBody {...form} gap={4}>
    <Column gap={4} data-paired={paired}>
      {paired ? <Pairs>{children}</Pairs> : children}
      <Button type="submit" variant="primary" size="large" wide loading={form.isSubmitting}>
        {action}
      </Button>
    </Column>
  </FormBody>
)
