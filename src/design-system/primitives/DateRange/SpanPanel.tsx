import { useState } from 'react'
import { CalendarPanel } from '../DatePicker/CalendarPanel.tsx'
import type { DaySpan } from '../DatePicker/calendar-types.ts'
import { type DayRule, wordsOfDay } from '../DatePicker/day-text.ts'
import { Said } from './DateRange.styles.ts'
import { spanOf } from './day-span.ts'

export type SpanPanelProps = {
  rule: DayRule
  today?: string | undefined
  days: DaySpan
  onChoose: (span: DaySpan) => void
}

/** One calendar for both ends: the first press begins, the second ends. */
export const SpanPanel = ({ rule, today, days, onChoose }: SpanPanelProps) => {
  const [start, setStart] = useState('')
  return (
    <>
      <Said role="status">{start ? `从 ${wordsOfDay(start)} 起，请选结束的一天` : '请选开始的一天'}</Said>
      <CalendarPanel
        mode="range"
        rule={rule}
        today={today}
        days={start ? { from: start, to: '' } : days}
        onChoose={day => (start ? onChoose(spanOf(start, day)) : setStart(day))}
      />
    </>
  )
}
