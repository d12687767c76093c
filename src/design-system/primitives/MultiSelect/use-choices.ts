import { useMemo, useState } from 'react'
import type { ComboboxOption, ComboboxSource } from '../Combobox/index.ts'
import { cleaned } from './multi-choice.ts'

type Choices = {
  source: ComboboxSource
  value: readonly string[] | undefined
  defaultValue: readonly string[] | undefined
  valueLabels: Readonly<Record<string, string>> | undefined
  onValueChange: ((change: { value: string[]; options: readonly ComboboxOption[] }) => void) | undefined
}

/** The chosen options, from outside or its own, named by the options at hand, by the choosing or by the caller. */
export const useChoices = ({ source, value, defaultValue, valueLabels, onValueChange }: Choices) => {
  const [own, setOwn] = useState(() => cleaned(defaultValue))
  const [known, setKnown] = useState<readonly ComboboxOption[]>([])
  const atHand = useMemo(
    () => new Map((typeof source === 'function' ? [] : (source ?? [])).map(option => [option.value, option])),
    [source],
  )
  const current = value === undefined ? own : cleaned(value)
  const named = (wanted: string): ComboboxOption =>
    atHand.get(wanted) ??
    known.find(option => option.value === wanted) ?? { value: wanted, label: valueLabels?.[wanted] ?? wanted }
  const change = (options: readonly ComboboxOption[]) => {
    const next = options.map(option => option.value)
    setKnown(options)
    setOwn(next)
    onValueChange?.({ value: next, options })
  }
  return { chosen: current.map(named), change }
}
