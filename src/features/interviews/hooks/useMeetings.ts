import { useEffect } from 'react'
import { listMeetingCandidates, meetingStamp, readQueuePlace } from '#contract/meetings'
import { useCall, useRead } from '#platform/call'
import { meetingRead, meetingsRead } from '../reads.ts'

/** How often a page that looks on asks whether there is news, in milliseconds. */
const LOOK_EVERY = 5_000
const OWN_PLACE_EVERY = 10_000

/** A page of the company's conference interviews. */
export function useMeetings() {
  const { data, ...state } = useRead(meetingsRead)
  return { meetings: data, ...state }
}

/** The meeting of the page, read again whenever a colleague or an applicant has changed something; `now` is the service's clock. */
export function useMeeting() {
  const { data: meeting, ...state } = useRead(meetingRead)
  const isOn = meeting?.state === 'planned' || meeting?.state === 'open'
  const { data: news } = useCall(meetingStamp, isOn ? { id: meeting.id } : null, { refreshInterval: LOOK_EVERY })
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
