import { type ComponentProps, useId, useRef } from 'react'
import { Button } from '../Button/index.ts'
import { FieldError } from '../Field/FieldMessages.tsx'
import { useFieldControl } from '../Field/index.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import { Box, Root, Tail, Typed } from './DatePicker.styles.ts'
import { weekdayOf } from './day-text.ts'
import { Shortcuts } from './PickerLayer.styles.ts'
import { PickerLayer } from './PickerLayer.tsx'
import { usePicker } from './use-picker.ts'
import { type TypedDaySettings, useTypedDay } from './use-typed-day.ts'

export type DatePickerProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'title'
> &
  TypedDaySettings & {
    /** What the day is of, for the button and the calendar: 选择面试日期. */
    title?: string | undefined
    /** The day that is marked as today; by the clock in China without it. */
    today?: string | undefined
    /** The month that the calendar opens at while there is no day, as 1990-01. */
    opensAt?: string | undefined
  }

/** A day, typed in any usual way or chosen from a calendar. Renders a `<div>`; rest and `ref` go to its `<input>`. */
export const DatePicker = ({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  unavailable,
  title = '选择日期',
  today,
  opensAt,
  name,
  className,
  onChange,
  onBlur,
  ...rest
}: DatePickerProps) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const rule = { min, max, unavailable }
  const typed = useTypedDay({ value, defaultValue, onValueChange, ...rule })
  const { open, toggle, close } = usePicker(root)
  const choose = (day: string) => {
    typed.choose(day)
    close()
  }
  const { fault } = typed
  const described = [rest['aria-describedby'], typed.day && `${id}-day`, fault && `${id}-fault`]
    .filter(Boolean)
    .join(' ')
  const { required } = useFieldControl({ required: rest.required })
  return (
    <Root ref={root} className={className}>
      <Box>
        <Typed
          placeholder="如 2026-11-21"
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          aria-describedby={described || undefined}
          aria-invalid={fault ? true : rest['aria-invalid']}
          value={typed.text}
          onChange={event => {
            onChange?.(event)
            typed.type(event.currentTarget.value)
          }}
          onBlur={event => {
            typed.leave()
            onBlur?.(event)
          }}
        />
        <Tail>
          {typed.day && <span id={`${id}-day`}>{weekdayOf(typed.day)}</span>}
          <CalendarButton title={title} open={open} toggle={toggle} disabled={rest.disabled || rest.readOnly} />
        </Tail>
        <PickerLayer id={`${id}-picker`} open={open} title={title} close={close}>
          <CalendarPanel mode="single" rule={rule} today={today} opensAt={opensAt} day={typed.day} onChoose={choose} />
          {typed.text !== '' && !required && (
            <Shortcuts>
              <Button onClick={() => choose('')}>清除</Button>
            </Shortcuts>
          )}
        </PickerLayer>
      </Box>
      <div aria-live="polite">
        <FieldError id={`${id}-fault`}>{fault}</FieldError>
      </div>
      {name && <input type="hidden" name={name} form={rest.form} value={typed.day} />}
    </Root>
  )
}
