import type { ChangeEvent } from 'react'
import { type Choice, ChoiceList } from '../Checkbox/index.ts'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { Radio, type RadioProps } from './Radio.tsx'

export type RadioGroupProps = Omit<FieldGroupProps, 'ref' | 'onBlur'> &
  Pick<RadioProps, 'onBlur' | 'onChange' | 'ref'> & {
    name: string
    options: readonly Choice[]
    value?: string | undefined
    defaultValue?: string | undefined
    onValueChange?: ((change: { value: string }) => void) | undefined
    /** Side by side while they fit. */
    inline?: boolean | undefined
  }

/** Exactly one of a short list. Renders a `<fieldset>`; `ref`, `onChange` and `onBlur` go to each radio, as form libraries expect. */
export const RadioGroup = ({
  name,
  options,
  value,
  defaultValue,
  onChange,
  onValueChange,
  onBlur,
  inline,
  ref,
  ...rest
}: RadioGroupProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValueChange?.({ value: event.currentTarget.value })
  }
  return (
    <FieldGroup {...rest}>
      <ChoiceList data-inline={inline}>
        {options.map(option => (
          <Radio
            key={option.value}
            ref={ref}
            name={name}
            {...option}
            {...(value !== undefined && { checked: value === option.value })}
            {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
            required={rest.required}
            onBlur={onBlur}
            onChange={change}
          />
        ))}
      </ChoiceList>
    </FieldGroup>
  )
}
