import { useId } from 'react'
import type { VisitSlot } from '#contract/fair-visits'
import { formatDateWithWeekday } from '#platform/dates'
import { hoursInWords } from '../../model/moments.ts'
import { Choice, Day, Grid } from './SlotPicker.styles.ts'

interface Props {
  slots: readonly VisitSlot[]
  /** The one that is chosen; null for none. */
  value: number | null
  onChange: (slot: VisitSlot) => void
  /** The service's clock. */
  now: number
  /** The one that one has already. */
  current?: number | undefined
  /** Whether full ones can be chosen, to wait for a place. */
  mayWait?: boolean
}

function leftInWords({ index, until, left, waiting }: VisitSlot, { now, current }: Pick<Props, 'now' | 'current'>) {
  if (index === current) return '您现在的时段'
  if (until <= now) return '已过'
  if (left > 0) return `余 ${left} 个名额`
  return waiting > 0 ? `已满，${waiting} 人候补` : '已满'
}

const dayOf = ({ from }: VisitSlot) => formatDateWithWeekday(from)

/** The half hours of a fair, by days: one can be chosen. Renders a `<fieldset>` for each day. */
export function SlotPicker({ slots, value, onChange, now, current, mayWait = false }: Props) {
  const name = useId()
  const days = [...new Set(slots.map(dayOf))].map(day => ({ day, ofDay: slots.filter(slot => dayOf(slot) === day) }))
  return days.map(({ day, ofDay }) => (
    <Day key={day}>
      <legend>{day}</legend>
      <Grid>
        {ofDay.map(slot => (
          <Choice key={slot.index}>
            <input
              type="radio"
              name={name}
              checked={value === slot.index}
              disabled={slot.until <= now || slot.index === current || (slot.left === 0 && !mayWait)}
              onChange={() => onChange(slot)}
            />
            <b>{hoursInWords(slot)}</b>
            <small>{leftInWords(slot, { now, current })}</small>
          </Choice>
        ))}
      </Grid>
    </Day>
  ))
}
