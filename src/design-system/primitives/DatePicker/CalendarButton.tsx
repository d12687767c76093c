import { calendar } from '../Icon/paths.ts'
import { IconButton, type IconButtonProps } from '../IconButton/index.ts'
import { preloadCalendar } from './use-calendar.ts'
import type { PickerState } from './use-picker.ts'

type CalendarButtonProps = Pick<IconButtonProps, 'variant' | 'disabled'> & {
  title: string
  open: PickerState
  toggle: () => void
}

/** Opens the calendar beside a field; under the pointer it is fetched already. */
export const CalendarButton = ({ title, open, toggle, ...rest }: CalendarButtonProps) => (
  <IconButton
    icon={calendar}
    label={title}
    aria-haspopup="dialog"
    aria-expanded={open !== undefined}
    onPointerEnter={() => void preloadCalendar().catch(() => undefined)}
    onClick={toggle}
    {...rest}
  />
)
