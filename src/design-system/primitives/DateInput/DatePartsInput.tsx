import { useState } from 'react'
import { Checkbox } from '../Checkbox/index.ts'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { Select } from '../Select/index.ts'
import { Parts } from './DateInput.styles.ts'
import { choicesOf, composed, type DateParts, partsOf, withinRange } from './date-parts.ts'

export type DatePartsInputProps = FieldGroupProps & {
  value?: string | undefined
  defaultValue?: string | undefined
  /** Told of every part: what is not chosen yet stays empty (2025, 2025--02, -06), so that a draft keeps the rest. */
  onValueChange?: ((change: { value: string }) => void) | undefined
  /** Earliest and latest that may be chosen, written like the value. */
  min: string
  max: string
  /** Offers an end that is still open: { value: 'now', label: '至今' }. */
  ongoing?: { value: string; label: string } | undefined
}

type State = { parts: DateParts; value: string }

export const DatePartsInput = ({
  withDay,
  name,
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  ongoing,
  disabled,
  ...rest
}: DatePartsInputProps & { withDay: boolean }) => {
  const start = value ?? defaultValue
  const [state, setState] = useState<State>({ parts: partsOf(start), value: start })
  // A value set from outside wins over half-chosen parts.
  if (value !== undefined && value !== state.value) setState({ parts: partsOf(value), value })
  const range = { min: partsOf(min), max: partsOf(max) }
  const emit = (next: State) => {
    setState(next)
    if (next.value !== state.value) onValueChange?.({ value: next.value })
  }
  const choose = (part: keyof DateParts, chosen: string) => {
    const parts = withinRange({ ...state.parts, [part]: chosen }, range)
    emit({ parts, value: composed(parts, withDay) })
  }
  const isOngoing = ongoing !== undefined && state.value === ongoing.value
  const { years, months, days } = choicesOf(state.parts, range)
  const select = (part: keyof DateParts, label: string, figures: string[]) => (
    <Select
      aria-label={label}
      aria-invalid={rest.error ? true : undefined}
      placeholder={label}
      disabled={isOngoing}
      value={state.parts[part]}
      onChange={event => choose(part, event.currentTarget.value)}
      options={figures.map(figure => ({ value: figure, label: `${Number(figure)} ${label}` }))}
    />
  )
  return (
    <FieldGroup disabled={disabled} {...rest}>
      <Parts>
        {select('year', '年', years)}
        {select('month', '月', months)}
        {withDay && select('day', '日', days)}
      </Parts>
      {ongoing && (
        <Checkbox
          label={ongoing.label}
          checked={isOngoing}
          onChange={event =>
            emit({ ...state, value: event.currentTarget.checked ? ongoing.value : composed(state.parts, withDay) })
          }
        />
      )}
      {name && <input type="hidden" name={name} value={state.value} />}
    </FieldGroup>
  )
}
