import { useId, useRef } from 'react'
import { Button } from '../Button/index.ts'
import { CalendarButton } from '../DatePicker/CalendarButton.tsx'
import type { DaySpan } from '../DatePicker/calendar-types.ts'
import { Shortcuts } from '../DatePicker/PickerLayer.styles.ts'
import { PickerLayer } from '../DatePicker/PickerLayer.tsx'
import { usePicker } from '../DatePicker/use-picker.ts'
import { EndFaults } from '../Field/EndFaults.tsx'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { TextInput } from '../TextInput/index.ts'
import { Ends, Presets } from './DateRange.styles.ts'
import { isSameSpan, noSpan, type SpanEnd } from './day-span.ts'
import { SpanPanel } from './SpanPanel.tsx'
import { type TypedSpanSettings, useTypedSpan } from './use-typed-span.ts'

export type DateRangeProps = Omit<FieldGroupProps, 'name' | 'title'> &
  TypedSpanSettings & {
    /** Names under which a form carries the two days. */
    names?: DaySpan | undefined
    /** Spans that are chosen with one press: 近一周, 近一个月. */
    presets?: readonly (DaySpan & { label: string })[] | undefined
    /** The day that is marked as today; by the clock in China without it. */
    today?: string | undefined
    /** What the two days are, for their fields. */
    endLabels?: DaySpan | undefined
    /** For the button and the calendar. */
    title?: string | undefined
  }

/** Two days, from and to, typed or chosen in one calendar. Renders a `<fieldset>`. */
export const DateRange = ({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  unavailable,
  names,
  presets = [],
  today,
  endLabels = { from: '开始日期', to: '结束日期' },
  title = '选择起止日期',
  disabled,
  ...rest
}: DateRangeProps) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const rule = { min, max, unavailable }
  const typed = useTypedSpan({ value, defaultValue, onValueChange, ...rule })
  const { open, toggle, close } = usePicker(root)
  const choose = (span: DaySpan) => {
    typed.choose(span)
    close()
  }
  const field = (end: SpanEnd) => (
    <TextInput
      aria-label={endLabels[end]}
      placeholder={endLabels[end]}
      inputMode="numeric"
      autoComplete="off"
      required={rest.required}
      aria-invalid={Boolean(typed.faults[end] || rest.error) || undefined}
      aria-describedby={typed.faults[end] ? `${id}-${end}` : undefined}
      value={typed.texts[end]}
      onChange={event => typed.type(end, event.currentTarget.value)}
      onBlur={() => typed.leave(end)}
    />
  )
  const isEmpty = typed.texts.from === '' && typed.texts.to === ''
  return (
    <FieldGroup disabled={disabled} {...rest}>
      <Ends ref={root}>
        {field('from')}
        <span aria-hidden="true">至</span>
        {field('to')}
        <CalendarButton variant="outlined" title={title} open={open} toggle={toggle} />
        <PickerLayer id={`${id}-picker`} open={open} title={title} close={close}>
          <SpanPanel rule={rule} today={today} days={typed.days} onChoose={choose} />
          {!isEmpty && !rest.required && (
            <Shortcuts>
              <Button onClick={() => choose(noSpan)}>清除</Button>
            </Shortcuts>
          )}
        </PickerLayer>
      </Ends>
      <EndFaults id={id} labels={endLabels} faults={typed.faults} />
      {presets.length > 0 && (
        <Presets>
          {presets.map(({ label, from, to }) => (
            <Button
              key={label}
              size="small"
              aria-pressed={isSameSpan({ from, to }, typed.days)}
              onClick={() => typed.choose({ from, to })}
            >
              {label}
            </Button>
          ))}
        </Presets>
      )}
      {names && <input type="hidden" name={names.from} value={typed.days.from} />}
      {names && <input type="hidden" name={names.to} value={typed.days.to} />}
    </FieldGroup>
  )
}
