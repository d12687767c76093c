import { receivedDetail } from '#contract/applications'
import { listOwnJobs } from '#contract/employer'
import { listInterviews, readInterview } from '#contract/interviews'
import { listJobInvitations } from '#contract/job-invitations'
import { listMeetings, readMeeting } from '#contract/meetings'
import { idIn, type RouteRequest, read } from '#platform/routing'
import { interviewSearch, jobInvitationSearch, PAGE_SIZE } from './model/interview-search.ts'
import { meetingSearch } from './model/meeting-search.ts'

const interviewsIn = ({ query }: RouteRequest) => interviewSearch.parse(query)
const meetingsIn = ({ query }: RouteRequest) => meetingSearch.parse(query)

/** A page of one's interviews. */
export const interviewsRead = read(
  listInterviews,
  request => {
    const { application, group, page } = interviewsIn(request)
    return application ? null : { group, page, pageSize: PAGE_SIZE }
  },
  { keepPreviousData: true },
)

/** The next interviews that are agreed, for the calendar of the week. */
export const comingInterviewsRead = read(listInterviews, request =>
  interviewsIn(request).application ? null : { group: 'upcoming', page: 1, pageSize: 50 },
)

/** The application that somebody is to be invited from. */
export const applicantRead = read(receivedDetail, request => {
  const { application: id } = interviewsIn(request)
  return id ? { id } : null
})

/** A page of postings to which one was invited. */
export const jobInvitationsRead = read(
  listJobInvitations,
  ({ query }) => {
    const { group, page } = jobInvitationSearch.parse(query)
    return group ? { page, pageSize: PAGE_SIZE } : null
  },
  { keepPreviousData: true },
)

export const interviewRead = read(readInterview, idIn)

/** A page of the company's conference interviews. */
export const meetingsRead = read(
  listMeetings,
  request => {
    const { id, new: isNew, group, page } = meetingsIn(request)
    return id || isNew ? null : { group, page, pageSize: 20 }
  },
  { keepPreviousData: true },
)

export const meetingRead = read(readMeeting, request => {
  const { id } = meetingsIn(request)
  return id ? { id } : null
})

/** The company's postings, for one of which a conference interview is planned. */
export const postingsRead = read(listOwnJobs, request => {
  const { id, new: isNew } = meetingsIn(request)
  return isNew && !id ? { page: 1, pageSize: 50 } : null
})
