import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import {
  applicantRead,
  comingInterviewsRead,
  interviewRead,
  interviewsRead,
  jobInvitationsRead,
  meetingRead,
  meetingsRead,
  postingsRead,
} from './reads.ts'

const managed: RouteRecord = {
  type: 'record-list',
  load: page(() => import('./pages/InterviewsPage/InterviewsPage.tsx'), 'InterviewsPage'),
  reads: [interviewsRead, comingInterviewsRead, applicantRead],
}

export const routes: SliceRoutes<'interviews'> = {
  invitations: {
    type: 'record-list',
    load: page(() => import('./pages/InvitationsPage/InvitationsPage.tsx'), 'InvitationsPage'),
    reads: [interviewsRead, jobInvitationsRead],
  },
  interviews: managed,
  employerInterviews: managed,
  meetings: {
    type: 'board',
    load: page(() => import('./pages/MeetingsPage/MeetingsPage.tsx'), 'MeetingsPage'),
    reads: [meetingsRead, meetingRead, postingsRead],
  },
  interview: {
    type: 'detail',
    load: page(() => import('./pages/InterviewPage/InterviewPage.tsx'), 'InterviewPage'),
    reads: [interviewRead],
  },
}
