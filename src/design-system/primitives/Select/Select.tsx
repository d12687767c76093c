import type { ComponentProps } from 'react'
import { useFieldControl } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { chevronDown } from '../Icon/paths.ts'
import { Root, StyledSelect } from './Select.styles.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

export type SelectProps = ComponentProps<'select'> & {
  /** At most some two hundred: the system's own picker draws all of them. More are for `Combobox`, which draws those in sight. */
  options?: readonly SelectOption[] | undefined
  /** Shown while nothing is chosen; its value is ''. */
  placeholder?: string | undefined
}

/** One of a known list, with the phone's own picker. Renders a `<select>` in a `<span>`; `className` goes to the span. */
export const Select = ({ options = [], placeholder, className, children, ...rest }: SelectProps) => (
  <Root className={className}>
    <StyledSelect {...rest} {...useFieldControl(rest)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
      {children}
    </StyledSelect>
    <Icon path={chevronDown} />
  </Root>
)
