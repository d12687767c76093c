import type { ChangeEvent } from 'react'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'
import { ChoiceList } from './Choice.styles.ts'

export type Choice = { value: string; label: string; hint?: string | undefined; disabled?: boolean | undefined }

export type CheckboxGroupProps = Omit<FieldGroupProps, 'ref' | 'onBlur'> &
  Pick<CheckboxProps, 'onBlur' | 'onChange' | 'ref'> & {
    name: string
    options: readonly Choice[]
    value?: readonly string[] | undefined
    defaultValue?: readonly string[] | undefined
    onValueChange?: ((change: { value: string[] }) => void) | undefined
    /** Side by side while they fit. */
    inline?: boolean | undefined
  }

const chosen = (input: HTMLInputElement) =>
  [...(input.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(box => box.value)

/** Any of a short list. Renders a `<fieldset>`; `ref`, `onChange` and `onBlur` go to each box, as form libraries expect. */
export const CheckboxGroup = ({
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
}: CheckboxGroupProps) => {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onValueChange?.({ value: chosen(event.currentTarget) })
  }
  return (
    <FieldGroup {...rest}>
      <ChoiceList data-inline={inline}>
        {options.map(option => (
          <Checkbox
            key={option.value}
            ref={ref}
            name={name}
            {...option}
            {...(value && { checked: value.includes(option.value) })}
            {...(defaultValue && { defaultChecked: defaultValue.includes(option.value) })}
            onBlur={onBlur}
            onChange={change}
          />
        ))}
      </ChoiceList>
    </FieldGroup>
  )
}
