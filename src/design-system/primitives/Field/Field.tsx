import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { Label, Root } from './Field.styles.ts'
import { FieldError, FieldHint, RequiredMark } from './FieldMessages.tsx'
import { FieldContext } from './field-context.ts'

export type FieldTexts = {
  label: ReactNode
  /** What helps to answer, before any mistake. */
  hint?: ReactNode
  /** What is wrong and how to put it right; absent when all is well. */
  error?: ReactNode
  required?: boolean | undefined
}

export type FieldProps = ComponentProps<'div'> &
  FieldTexts & {
    /** The id of the control, so that an error summary can link to it. */
    controlId?: string | undefined
  }

/** Label, hint and error of one control, tied to it. Renders a `<div>`. */
export const Field = ({ label, hint, error, required = false, controlId, children, ...rest }: FieldProps) => {
  const ownId = useId()
  const id = controlId ?? ownId
  const invalid = Boolean(error)
  const describedBy = [hint ? `${id}-hint` : '', invalid ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const state = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required])
  return (
    <Root data-invalid={invalid || undefined} {...rest}>
      <Label htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </Label>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <FieldContext value={state}>{children}</FieldContext>
    </Root>
  )
}
