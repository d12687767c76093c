import { useState } from 'react'
import type { ComboboxOption, ComboboxSource } from './combobox-types.ts'

type Choice = {
  source: ComboboxSource
  value: string | undefined
  defaultValue: string
  valueLabel: string | undefined
  onValueChange: ((change: { value: string; option: ComboboxOption | null }) => void) | undefined
}

/** The chosen option, from outside or its own; its name comes from the options at hand, from the choosing or from the caller. */
export const useChoice = ({ source, value, defaultValue, valueLabel, onValueChange }: Choice) => {
  const [own, setOwn] = useState(defaultValue)
  const [known, setKnown] = useState<ComboboxOption>()
  const current = value ?? own
  const nameOf = (): ComboboxOption =>
    (known?.value === current ? known : undefined) ??
    (typeof source === 'function' ? undefined : source?.find(option => option.value === current)) ?? {
      value: current,
      label: valueLabel ?? current,
    }
  const choose = (option: ComboboxOption | null) => {
    const next = option?.value ?? ''
    if (option) setKnown({ value: option.value, label: option.label })
    setOwn(next)
    if (next !== current) onValueChange?.({ value: next, option })
  }
  return { current, chosen: current === '' ? null : nameOf(), choose }
}
