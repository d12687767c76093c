import { useEffect } from 'react'
import type { InputOf } from '#contract/endpoint'
import { listMeetingCandidates, listMeetings, meetingStamp, readMeeting, readQueuePlace } from '#contract/meetings'
import { useCall } from '#platform/call'

/** How often a page that looks on asks whether there is news, in milliseconds. */
const LOOK_EVERY = 5_000
const OWN_PLACE_EVERY = 10_000

/** A page of the company's conference interviews. */
export function useMeetings(input: InputOf<typeof listMeetings>) {
  const { data, ...state } = useCall(listMeetings, input, { keepPreviousData: true })
  return { meetings: data, ...state }
}

/** One meeting, read again whenever a colleague or an applicant has changed something; `now` is the service's clock. */
export function useMeeting(id: string) {
  const { data: meeting, ...state } = useCall(readMeeting, { id })
  const isOn = meeting?.state === 'planned' || meeting?.state === 'open'
  const { data: news } = useCall(meetingStamp, isOn ? { id } : null, { refreshInterval: LOOK_EVERY })
  const { retry } = state
  const isOld = news !== undefined && meeting !== undefined && news.now > meeting.now && news.stamp !== meeting.stamp
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each piece of news
  useEffect(() => {
    if (isOld) retry()
  }, [isOld, news?.stamp])
  return { meeting, now: Math.max(meeting?.now ?? 0, news?.now ?? 0), ...state }
}

/** Who can be put into its queue. */
export function useMeetingCandidates(id: string) {
  const { data, ...state } = useCall(listMeetingCandidates, { id })
  return { candidates: data?.list, ...state }
}

/** Where the applicant of an interview stands in the queue, kept up to date. */
export function useQueuePlace(interviewId: string) {
  const { data, ...state } = useCall(readQueuePlace, { id: interviewId }, { refreshInterval: OWN_PLACE_EVERY })
  return { own: data, ...state }
}
