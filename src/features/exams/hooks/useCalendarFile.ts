import type { ExamDate } from '#contract/exams'
import { saveFile } from '#platform/call'
import { calendarFile } from '../model/calendar-file.ts'

/** Hands dates to the browser as a calendar file; the same dates later are new versions of the same entries. */
export const useCalendarFile = () => ({
  save: (dates: readonly ExamDate[], name: string) =>
    saveFile({
      blob: new Blob([calendarFile(dates, Date.now())], { type: 'text/calendar;charset=utf-8' }),
      name: `${name}.ics`,
    }),
})
