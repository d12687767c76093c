import { fairCalendarFile } from '#contract/job-fairs'
import { API_PREFIX } from '#contract/wire'

/** The calendar file of a fair as the service writes it: the same entry as in its feed, which a later one replaces. */
export const calendarHref = (id: string): string => `${API_PREFIX}${fairCalendarFile.path}?id=${id}`
