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
  load: page(() => import('./pages/InterviewsPage/InterviewsPage.tsx'), 'InterviewsPage'),
  reads: [interviewsRead, comingInterviewsRead, applicantRead],
}

export const routes: SliceRoutes<'interviews'> = {
  invitations: {
    load: page(() => import('./pages/InvitationsPage/InvitationsPage.tsx'), 'InvitationsPage'),
    reads: [interviewsRead, jobInvitationsRead],
  },
  interviews: managed,
  employerInterviews: managed,
  meetings: {
    load: page(() => import('./pages/MeetingsPage/MeetingsPage.tsx'), 'MeetingsPage'),
    reads: [meetingsRead, meetingRead, postingsRead],
  },
  interview: {
    load: page(() => import('./pages/InterviewPage/InterviewPage.tsx'), 'InterviewPage'),
    reads: [interviewRead],
  },
}
