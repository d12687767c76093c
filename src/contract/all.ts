import * as account from './account.ts'
import * as ads from './ads.ts'
import * as applications from './applications.ts'
import * as archives from './archives.ts'
import * as boothVisits from './booth-visits.ts'
import * as companies from './companies.ts'
import * as competition from './competition.ts'
import * as employer from './employer.ts'
import type { Endpoint } from './endpoint.ts'
import * as events from './events.ts'
import * as examCandidates from './exam-candidates.ts'
import * as examImports from './exam-imports.ts'
import * as examLists from './exam-lists.ts'
import * as examOffice from './exam-office.ts'
import * as examPositions from './exam-positions.ts'
import * as examRegistrations from './exam-registrations.ts'
import * as examReviews from './exam-reviews.ts'
import * as examTickets from './exam-tickets.ts'
import * as exams from './exams.ts'
import * as fairAlerts from './fair-alerts.ts'
import * as fairBookings from './fair-bookings.ts'
import * as fairDesk from './fair-desk.ts'
import * as fairDraws from './fair-draws.ts'
import * as fairHalls from './fair-halls.ts'
import * as fairLives from './fair-lives.ts'
import * as fairOffice from './fair-office.ts'
import * as fairPapers from './fair-papers.ts'
import * as fairShortlist from './fair-shortlist.ts'
import * as fairTalkOffice from './fair-talk-office.ts'
import * as fairTalks from './fair-talks.ts'
import * as fairVisits from './fair-visits.ts'
import * as files from './files.ts'
import * as flexible from './flexible.ts'
import * as flexiblePosts from './flexible-posts.ts'
import * as help from './help.ts'
import * as interviews from './interviews.ts'
import * as jobFairs from './job-fairs.ts'
import * as jobInvitations from './job-invitations.ts'
import * as jobLooks from './job-looks.ts'
import * as jobs from './jobs.ts'
import * as meetings from './meetings.ts'
import * as members from './members.ts'
import * as messages from './messages.ts'
import * as news from './news.ts'
import * as payments from './payments.ts'
import * as postings from './postings.ts'
import * as questionnaires from './questionnaires.ts'
import * as received from './received.ts'
import * as regulations from './regulations.ts'
import * as reports from './reports.ts'
import * as resumeFiles from './resume-files.ts'
import * as resumeWorks from './resume-works.ts'
import * as resumes from './resumes.ts'
import * as searches from './searches.ts'
import * as seeker from './seeker.ts'
import * as session from './session.ts'
import * as signIn from './sign-in.ts'
import * as site from './site.ts'
import * as subSites from './sub-sites.ts'
import * as suggestions from './suggestions.ts'
import * as talents from './talents.ts'
import * as topics from './topics.ts'

/** Every area of the contract, for whoever walks all calls: the service's list, the reference page, tests. */
export const contract = {
  account,
  ads,
  applications: { ...applications, ...received },
  archives,
  companies,
  competition,
  employer: { ...employer, ...postings },
  'exam-imports': examImports,
  'exam-lists': examLists,
  'exam-candidates': examCandidates,
  'exam-office': examOffice,
  'exam-positions': examPositions,
  'exam-registrations': examRegistrations,
  'exam-reviews': examReviews,
  'exam-tickets': examTickets,
  events,
  exams,
  'job-fairs': jobFairs,
  'fair-halls': fairHalls,
  'fair-alerts': fairAlerts,
  'fair-bookings': fairBookings,
  'fair-office': fairOffice,
  'fair-papers': fairPapers,
  'fair-shortlist': fairShortlist,
  'fair-talk-office': fairTalkOffice,
  'fair-talks': fairTalks,
  'fair-visits': fairVisits,
  'fair-desk': fairDesk,
  'fair-draws': fairDraws,
  'fair-lives': fairLives,
  'booth-visits': boothVisits,
  files,
  flexible: { ...flexible, ...flexiblePosts },
  help,
  interviews: { ...interviews, ...meetings },
  jobs: { ...jobs, ...jobLooks },
  members,
  messages,
  news,
  payments,
  questionnaires,
  regulations,
  reports,
  'resume-files': resumeFiles,
  resumes: { ...resumes, ...resumeWorks },
  searches,
  seeker,
  session: { ...session, ...signIn },
  site: { ...site, ...subSites },
  suggestions,
  talents: { ...talents, ...jobInvitations },
  topics,
}

export type Area = keyof typeof contract

const isArea = (name: string): name is Area => name in contract
export const areas = Object.keys(contract).filter(isArea)

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** The calls of one area, by their exported names. */
export const endpointsOf = (area: Area): [name: string, endpoint: Endpoint][] =>
  Object.entries(contract[area]).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
