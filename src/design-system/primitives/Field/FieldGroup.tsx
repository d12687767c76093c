import { type ComponentProps, useId } from 'react'
import { GroupRoot, Legend } from './Field.styles.ts'
import type { FieldTexts } from './Field.tsx'
import { FieldError, FieldHint, RequiredMark } from './FieldMessages.tsx'

export type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> & FieldTexts

/** One question with several controls (choices, year and month). Renders a `<fieldset>` with its legend. */
export const FieldGroup = ({ label, hint, error, required, id, children, ...rest }: FieldGroupProps) => {
  const ownId = useId()
  const base = id ?? ownId
  const described = [hint ? `${base}-hint` : '', error ? `${base}-error` : ''].filter(Boolean).join(' ')
  return (
    <GroupRoot id={base} aria-describedby={described || undefined} data-invalid={error ? true : undefined} {...rest}>
      <Legend>
        {label}
        {required && <RequiredMark spoken />}
      </Legend>
      <FieldHint id={`${base}-hint`}>{hint}</FieldHint>
      <FieldError id={`${base}-error`}>{error}</FieldError>
      {children}
    </GroupRoot>
  )
}
