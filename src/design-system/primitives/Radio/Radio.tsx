import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceHint, ChoiceLabel } from '../Checkbox/index.ts'

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** One answer of several. Renders an `<input type="radio">` in its `<label>`; `className` goes to the label. */
export const Radio = ({ label, hint, className, ...rest }: RadioProps) => {
  const hintId = useId()
  return (
    <ChoiceLabel className={className}>
      <input type="radio" aria-describedby={hint ? hintId : undefined} {...rest} />
      <span>
        {label}
        {hint && <ChoiceHint id={hintId}>{hint}</ChoiceHint>}
      </span>
    </ChoiceLabel>
  )
}
