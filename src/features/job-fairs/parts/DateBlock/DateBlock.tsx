import { dayParts } from '../../model/fair-words.ts'
import { Root } from './DateBlock.styles.ts'

interface DateBlockProps {
  /** YYYY-MM-DD in China. */
  day: string
  /** It is on today. */
  isOn?: boolean | undefined
}

/** A day as a leaf of a calendar: month, number, weekday. Renders a `<time>` of fixed size. */
export function DateBlock({ day, isOn }: DateBlockProps) {
  const { month, day: number, weekday } = dayParts(day)
  return (
    <Root dateTime={day} data-on={isOn || undefined}>
      <span>{month}</span>
      <b>{number}</b>
      <span>{weekday}</span>
    </Root>
  )
}
