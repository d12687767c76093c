import { type ComponentProps, useId, useRef, useState } from 'react'
import { Button } from '../Button/index.ts'
import { today } from '../DatePicker/calendar-days.ts'
import { Shortcuts } from '../DatePicker/PickerLayer.styles.ts'
import { PickerLayer } from '../DatePicker/PickerLayer.tsx'
import { usePicker } from '../DatePicker/use-picker.ts'
import { useFieldControl } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { calendar } from '../Icon/paths.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { Root, Trigger } from './MonthPicker.styles.ts'
import { isMonth, rangeOf, wordsOfMonth } from './month-grid.ts'

export type MonthPickerProps = Omit<ComponentProps<'button'>, 'children' | 'value' | 'defaultValue' | 'title'> & {
  /** A month as 2026-11, the value of `ongoing`, or '' for none. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((change: { value: string }) => void) | undefined
  /** Earliest and latest month that may be chosen. */
  min?: string | undefined
  max?: string | undefined
  /** Offers an end that is still open: { value: 'now', label: '至今' }. */
  ongoing?: { value: string; label: string } | undefined
  /** The month that the grid opens at while none is chosen; else this one. */
  opensAt?: string | undefined
  /** What the month is of: 选择入职时间. */
  title?: string | undefined
  placeholder?: string | undefined
  required?: boolean | undefined
}

/** A month, chosen from the twelve of a year. Renders a `<div>`; rest and `ref` go to its `<button>`. */
export const MonthPicker = ({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  ongoing,
  opensAt = '',
  title = '选择年月',
  placeholder = '请选择年月',
  required,
  name,
  className,
  ...rest
}: MonthPickerProps) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue ?? '')
  const { open, toggle, close } = usePicker(root)
  const current = (value === undefined ? own : value) ?? ''
  const { required: needed, ...tied } = useFieldControl({ ...rest, required })
  const choose = (next: string) => {
    setOwn(next)
    if (next !== current) onValueChange?.({ value: next })
    close()
  }
  const now = open ? today().slice(0, 7) : ''
  const words = isMonth(current) ? wordsOfMonth(current) : current === ongoing?.value ? ongoing.label : current
  return (
    <Root ref={root} className={className}>
      <Trigger
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        data-empty={words === '' || undefined}
        {...rest}
        {...tied}
        aria-required={needed || undefined}
        aria-expanded={open !== undefined}
        aria-controls={open === 'popup' ? `${id}-picker` : undefined}
        onClick={toggle}
      >
        <span>{words || placeholder}</span>
        <Icon path={calendar} />
      </Trigger>
      <PickerLayer id={`${id}-picker`} open={open} title={title} close={close}>
        <MonthGrid
          chosen={current}
          now={now}
          start={[current, opensAt, now].find(isMonth) ?? now}
          range={rangeOf(min, max)}
          onChoose={choose}
        />
        <Shortcuts>
          {ongoing && (
            <Button aria-pressed={current === ongoing.value} onClick={() => choose(ongoing.value)}>
              {ongoing.label}
            </Button>
          )}
          {current !== '' && !needed && <Button onClick={() => choose('')}>清除</Button>}
        </Shortcuts>
      </PickerLayer>
      {name && <input type="hidden" name={name} form={rest.form} value={current} />}
    </Root>
  )
}
