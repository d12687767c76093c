import { DayPicker, type DropdownProps, type PropsBase } from 'react-day-picker'
import { zhCN } from 'react-day-picker/locale/zh-CN'
import { Icon } from '../Icon/index.ts'
import { chevronDown, chevronLeft, chevronRight } from '../Icon/paths.ts'
import { Frame, Picked } from './Calendar.styles.ts'
import { dateOf, dayOf, today } from './calendar-days.ts'
import type { CalendarProps } from './calendar-types.ts'
import { isDay, rangeOf, wordsOfDay } from './day-text.ts'

const CalendarSelect = ({ options, ...rest }: DropdownProps) => (
  <Picked>
    <select {...rest}>
      {options?.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <Icon path={chevronDown} size="small" />
  </Picked>
)

const components: PropsBase['components'] = {
  Dropdown: CalendarSelect,
  Chevron: ({ orientation }) => <Icon path={orientation === 'left' ? chevronLeft : chevronRight} />,
}

const monthWords = (date: Date) => `${date.getMonth() + 1}月`
const yearWords = (date: Date) => `${date.getFullYear()}年`
const formatters: PropsBase['formatters'] = {
  formatCaption: date => `${yearWords(date)}${monthWords(date)}`,
  formatMonthDropdown: monthWords,
  formatYearDropdown: yearWords,
}

const chosenOf = (props: CalendarProps) => {
  const dateIf = (day: string) => (isDay(day) ? dateOf(day) : undefined)
  if (props.mode === 'single') return { mode: props.mode, selected: dateIf(props.day) } as const
  return { mode: props.mode, selected: { from: dateIf(props.days.from), to: dateIf(props.days.to) } } as const
}

/** The grid of a month, its keys and its range mode are the library's; words, rules and looks are ours. */
export const Calendar = (props: CalendarProps) => {
  const { rule, opensAt = '' } = props
  const { first, last } = rangeOf(rule)
  const now = props.today && isDay(props.today) ? props.today : today()
  const start = props.mode === 'single' ? props.day : props.days.from || props.days.to
  const whyNot = (date: Date) => rule.unavailable?.(dayOf(date)) ?? false
  const shared: PropsBase = {
    autoFocus: true,
    captionLayout: 'dropdown',
    navLayout: 'around',
    fixedWeeks: true,
    showOutsideDays: true,
    weekStartsOn: 1,
    locale: zhCN,
    components,
    formatters,
    today: dateOf(now),
    defaultMonth: dateOf(start || (isDay(`${opensAt}-01`) ? `${opensAt}-01` : now)),
    startMonth: dateOf(first),
    endMonth: dateOf(last),
    disabled: [{ before: dateOf(first) }, { after: dateOf(last) }, date => Boolean(whyNot(date))],
    labels: {
      labelNav: () => '换月份',
      labelPrevious: () => '上个月',
      labelNext: () => '下个月',
      labelMonthDropdown: () => '月',
      labelYearDropdown: () => '年',
      labelDayButton: (date, { today: isToday, selected, disabled }) => {
        const reason = disabled ? whyNot(date) : false
        const parts = [wordsOfDay(dayOf(date)), isToday && '今天', selected && '已选', disabled && '不能选', reason]
        return parts.filter(part => typeof part === 'string').join('，')
      },
    },
  }
  const chosen = chosenOf(props)
  // Which day was pressed is all that is asked of the library: what it makes of a range is decided by who asked.
  const onSelect = (_: unknown, date: Date) => props.onChoose(dayOf(date))
  return (
    <Frame>
      {chosen.mode === 'single' ? (
        <DayPicker {...shared} {...chosen} onSelect={onSelect} />
      ) : (
        <DayPicker {...shared} {...chosen} onSelect={onSelect} />
      )}
    </Frame>
  )
}
