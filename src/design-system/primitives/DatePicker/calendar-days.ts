import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const chinaHours = 8

/** A day as the calendar's library wants it: the start of that day where the reader is. */
export const dateOf = (day: string) => dayjs(day).toDate()

export const dayOf = (date: Date | undefined) => (date ? dayjs(date).format('YYYY-MM-DD') : '')

/** Today in China, wherever the reader is; Day.js's `utcOffset` errs where the reader's zone changes to or from summer time. */
export const today = () => dayjs.utc().add(chinaHours, 'hour').format('YYYY-MM-DD')
