import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceHint, ChoiceLabel } from './Choice.styles.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** Yes or no, or one of several. Renders an `<input type="checkbox">` in its `<label>`; `className` goes to the label. */
export const Checkbox = ({ label, hint, className, ...rest }: CheckboxProps) => {
  const hintId = useId()
  return (
    <ChoiceLabel className={className}>
      <input type="checkbox" aria-describedby={hint ? hintId : undefined} {...rest} />
      <span>
        {label}
        {hint && <ChoiceHint id={hintId}>{hint}</ChoiceHint>}
      </span>
    </ChoiceLabel>
  )
}
