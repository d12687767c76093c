import { Alert } from '../Alert/index.ts'
import { Button } from '../Button/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { CalendarProps } from './calendar-types.ts'
import { Place } from './DatePicker.styles.ts'
import { useCalendar } from './use-calendar.ts'

/** The calendar, or that it is on its way, or that it did not come. */
export const CalendarPanel = (props: CalendarProps) => {
  const { Calendar, failed, retry } = useCalendar()
  if (Calendar) return <Calendar {...props} />
  if (failed)
    return (
      <Alert live tone="warning" title="日历没有打开" action={<Button onClick={retry}>重试</Button>}>
        请检查网络后重试，也可以直接输入日期。
      </Alert>
    )
  return (
    <Place role="status">
      <VisuallyHidden>正在打开日历</VisuallyHidden>
    </Place>
  )
}
