import { type ReactNode, useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button, preloadDialog, Row, StickyActions } from '#design-system'
import { FormBody, type FormBodyProps } from '../ShortForm/FormBody.tsx'

interface Props<Values extends FieldValues> extends Omit<FormBodyProps<Values>, 'gap'> {
  /** What the button does, on its face. */
  action: string
  /** What stands beside the button: another way out, whether the draft is safe. */
  beside?: ReactNode
}

/** A form that is written over time and kept meanwhile: sections, then its button, always in reach. Renders a `<form>`. */
export function LongForm<Values extends FieldValues>({ action, beside, children, ...form }: Props<Values>) {
  useEffect(() => {
    // A logout without a network has to ask: its dialog must be here before the network goes.
    preloadDialog().catch(() => undefined)
  }, [])
  return (
    <FormBody {...form} gap={6}>
      {children}
      <StickyActions>
        <Row gap={3}>
          <Button type="submit" variant="primary" size="large" loading={form.isSubmitting}>
            {action}
          </Button>
          {beside}
        </Row>
      </StickyActions>
    </FormBody>
  )
}
