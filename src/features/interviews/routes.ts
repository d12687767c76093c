import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import { interviewRead, interviewsRead } from './reads.ts'

const managed: RouteRecord = {
  load: page(() => import('./pages/InterviewsPage/InterviewsPage.tsx'), 'InterviewsPage'),
}

export const interviewsRoutes: SliceRoutes<'interviews'> = {
  invitations: {
    load: page(() => import('./pages/InvitationsPage/InvitationsPage.tsx'), 'InvitationsPage'),
    reads: [interviewsRead],
  },
  interviews: managed,
  employerInterviews: managed,
  meetings: { load: page(() => import('./pages/MeetingsPage/MeetingsPage.tsx'), 'MeetingsPage') },
  interview: {
    load: page(() => import('./pages/InterviewPage/InterviewPage.tsx'), 'InterviewPage'),
    reads: [interviewRead],
  },
}
