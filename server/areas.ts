import { accountCalls } from './account/index.ts'
import { adsCalls } from './ads/index.ts'
import { applicationsCalls } from './applications/index.ts'
import { archivesCalls } from './archives/index.ts'
import { boothVisitsCalls } from './booth-visits/index.ts'
import { companiesCalls } from './companies/index.ts'
import { competitionCalls } from './competition/index.ts'
import { employerCalls } from './employer/index.ts'
import { eventsCalls } from './events/poll.ts'
import { examCandidatesCalls } from './exam-candidates/index.ts'
import { examImportsCalls } from './exam-imports/index.ts'
import { examListsCalls } from './exam-lists/index.ts'
import { examOfficeCalls } from './exam-office/index.ts'
import { examPositionsCalls } from './exam-positions/index.ts'
import { examRegistrationsCalls } from './exam-registrations/index.ts'
import { examReviewsCalls } from './exam-reviews/index.ts'
import { examTicketsCalls } from './exam-tickets/index.ts'
import { examsCalls } from './exams/index.ts'
import { fairAlertsCalls } from './fair-alerts/index.ts'
import { fairBookingsCalls } from './fair-bookings/index.ts'
import { fairDeskCalls } from './fair-desk/index.ts'
import { fairDrawsCalls } from './fair-draws/index.ts'
import { fairHallsCalls } from './fair-halls/index.ts'
import { fairLivesCalls } from './fair-lives/index.ts'
import { fairOfficeCalls } from './fair-office/index.ts'
import { fairPapersCalls } from './fair-papers/index.ts'
import { fairShortlistCalls } from './fair-shortlist/index.ts'
import { fairTalkOfficeCalls } from './fair-talk-office/index.ts'
import { fairTalksCalls } from './fair-talks/index.ts'
import { fairVisitsCalls } from './fair-visits/index.ts'
import { filesCalls } from './files/index.ts'
import { flexibleCalls } from './flexible/index.ts'
import { helpCalls } from './help/index.ts'
import type { FileRules } from './http/files/route.ts'
import type { ServedCall } from './http/serve.ts'
import { interviewsCalls } from './interviews/index.ts'
import { jobFairsCalls } from './job-fairs/index.ts'
import { jobsCalls } from './jobs/index.ts'
import { membersCalls } from './members/index.ts'
import { messagesCalls } from './messages/index.ts'
import { newsCalls } from './news/index.ts'
import { paymentsCalls } from './payments/index.ts'
import { questionnairesCalls } from './questionnaires/index.ts'
import { regulationsCalls } from './regulations/index.ts'
import { reportsCalls } from './reports/index.ts'
import { resumeFilesCalls } from './resume-files/index.ts'
import { PHOTO_KIND, photoRule, resumesCalls, WORK_KIND, workRule } from './resumes/index.ts'
import { searchesCalls } from './searches/index.ts'
import { seekerCalls } from './seeker/index.ts'
import { sessionCalls } from './session/index.ts'
import { siteCalls } from './site/index.ts'
import { suggestionsCalls } from './suggestions/index.ts'
import { talentsCalls } from './talents/index.ts'
import { topicsCalls } from './topics/index.ts'

/** Everything that the service answers, by area of the contract. */
const areas: Readonly<Record<string, readonly ServedCall[]>> = {
  account: accountCalls,
  ads: adsCalls,
  applications: applicationsCalls,
  archives: archivesCalls,
  companies: companiesCalls,
  competition: competitionCalls,
  employer: employerCalls,
  'exam-imports': examImportsCalls,
  'exam-lists': examListsCalls,
  'exam-candidates': examCandidatesCalls,
  'exam-office': examOfficeCalls,
  'exam-positions': examPositionsCalls,
  'exam-registrations': examRegistrationsCalls,
  'exam-reviews': examReviewsCalls,
  'exam-tickets': examTicketsCalls,
  events: eventsCalls,
  exams: examsCalls,
  'job-fairs': jobFairsCalls,
  'fair-halls': fairHallsCalls,
  'fair-alerts': fairAlertsCalls,
  'fair-bookings': fairBookingsCalls,
  'fair-office': fairOfficeCalls,
  'fair-papers': fairPapersCalls,
  'fair-shortlist': fairShortlistCalls,
  'fair-talk-office': fairTalkOfficeCalls,
  'fair-talks': fairTalksCalls,
  'fair-visits': fairVisitsCalls,
  'fair-desk': fairDeskCalls,
  'fair-draws': fairDrawsCalls,
  'fair-lives': fairLivesCalls,
  'booth-visits': boothVisitsCalls,
  files: filesCalls,
  flexible: flexibleCalls,
  help: helpCalls,
  interviews: interviewsCalls,
  jobs: jobsCalls,
  members: membersCalls,
  messages: messagesCalls,
  news: newsCalls,
  payments: paymentsCalls,
  questionnaires: questionnairesCalls,
  regulations: regulationsCalls,
  reports: reportsCalls,
  'resume-files': resumeFilesCalls,
  resumes: resumesCalls,
  searches: searchesCalls,
  seeker: seekerCalls,
  session: sessionCalls,
  site: siteCalls,
  suggestions: suggestionsCalls,
  talents: talentsCalls,
  topics: topicsCalls,
}

/** Who may read stored files besides their owner, by kind; those that are public stand in http/files/kinds.ts. */
export const fileRules: FileRules = {
  [PHOTO_KIND]: photoRule,
  [WORK_KIND]: workRule,
}

/** All served calls in one list. */
export const allCalls: readonly ServedCall[] = Object.values(areas).flat()
