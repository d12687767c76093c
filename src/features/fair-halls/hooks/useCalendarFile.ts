import type { FairInfo } from '#contract/fair-halls'
import { calendarText } from '#contract/rules/calendar'
import { saveFile } from '#platform/call'

/** Hands a fair to the browser as a calendar file; a later one with a greater SEQUENCE takes its place. */
export const useCalendarFile = () => ({
  save: ({ id, title, sequence, timeline, venue, address, phase }: FairInfo, now: number) =>
    saveFile({
      blob: new Blob(
        [
          calendarText('job-fairs', [
            {
              name: `fair-${id}`,
              sequence,
              stampedAt: now,
              startsAt: timeline.opensAt,
              endsAt: timeline.closesAt,
              title,
              place: [venue, address].filter(Boolean).join('，'),
              status: phase === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
              reminder: title,
            },
          ]),
        ],
        { type: 'text/calendar;charset=utf-8' },
      ),
      name: `${title}.ics`,
    }),
})
