import { type PageAccess, type PageEntry, pageOf } from './page-entry.ts'
import { topicPages } from './reference/topic-addresses.ts'

export type { PageAccess, PageEntry } from './page-entry.ts'

/**
 * Every page of the portal by its name, which links go by (`pathTo`): the service's and the client's alike. What a page
 * draws and reads is the record of the same name in its slice's routes.ts.
 */
export const pages = {
  home: pageOf('home', '/'),
  notFound: pageOf('app', '/404'),
  siteMap: pageOf('site', '/site-map'),

  jobSearch: pageOf('jobs', '/job-search'),
  jobDetails: pageOf('jobs', '/job-details/:id'),
  jobMissing: pageOf('jobs', '/job-details/no-found'),
  companyDetails: pageOf('companies', '/company-details/:id'),
  companyMissing: pageOf('companies', '/company-details/no-found'),
  flexible: pageOf('flexible', '/flexible'),

  centre: pageOf('account', '/manage/center', 'login'),
  seekerCentre: pageOf('account', '/user/center', 'type2'),
  seekerIndex: pageOf('account', '/user/index', 'type2'),
  employerCentre: pageOf('account', '/enterprise/index', 'type1'),
  seekerAccount: pageOf('account', '/manage/account', 'type2'),
  seekerAccountManage: pageOf('account', '/user/account-manage', 'type2'),
  employerAccount: pageOf('account', '/enterprise/account', 'type1'),
  employerSecurity: pageOf('account', '/enterprise/security', 'type1'),

  seekerLogin: pageOf('session', '/user/login', 'public', { forGuests: true }),
  employerLogin: pageOf('session', '/org/login', 'public', { forGuests: true }),
  seekerRegister: pageOf('session', '/user/register', 'public', { forGuests: true }),
  employerRegister: pageOf('session', '/org/register', 'public', { forGuests: true, openWith: 'join' }),
  retrievePassword: pageOf('session', '/forget/pwd/:id'),
  autoLogin: pageOf('session', '/auto-login'),

  resumes: pageOf('seeker', '/user/resume', 'type2'),
  resumeCreate: pageOf('seeker', '/user/resume/create', 'type2'),
  resume: pageOf('seeker', '/user/resume/page/:id', 'type2'),
  applications: pageOf('seeker', '/manage/user/position', 'type2'),
  viewedJobs: pageOf('seeker', '/manage/user/browse', 'type2'),
  viewedJobList: pageOf('seeker', '/user/job-list', 'type2'),
  savedSearches: pageOf('searches', '/user/search-list', 'type2'),
  jobHunt: pageOf('searches', '/user/job-hunt', 'type2'),

  ownJobs: pageOf('employer', '/manage/jobs', 'type1'),
  ownJobList: pageOf('employer', '/enterprise/job-list', 'type1'),
  publish: pageOf('employer', '/manage/job/publish', 'type1', { role: 'recruiter' }),
  companyProfile: pageOf('employer', '/enterprise/center', 'type1'),
  companyFigures: pageOf('employer', '/enterprise/figures', 'type1'),
  received: pageOf('employer', '/manage/resume', 'type1'),
  receivedResume: pageOf('employer', '/resume/info/:id', 'type1'),

  resumeSearch: pageOf('talents', '/resume/search'),
  talentSearch: pageOf('talents', '/enterprise/search-talent', 'type1', { role: 'recruiter' }),
  talents: pageOf('talents', '/enterprise/talents', 'type1', { role: 'recruiter' }),
  recommendedTalents: pageOf('talents', '/enterprise/recommend', 'type1', { role: 'recruiter' }),
  resumePrivacy: pageOf('talents', '/user/resume-list', 'type2'),

  invitations: pageOf('interviews', '/user/invitation-list', 'type2'),
  interviews: pageOf('interviews', '/manage/interview', 'type1'),
  employerInterviews: pageOf('interviews', '/enterprise/interview', 'type1'),
  meetings: pageOf('interviews', '/manage/meeting', 'type1', { role: 'recruiter' }),
  interview: pageOf('interviews', '/resume/interview/:id', 'login'),

  seekerMessages: pageOf('messages', '/message', 'type2'),
  seekerMessageList: pageOf('messages', '/user/message-list', 'type2'),
  employerMessages: pageOf('messages', '/manage/message', 'type1'),
  employerMessageCentre: pageOf('messages', '/enterprise/message-center', 'type1'),

  newsCentre: pageOf('news', '/consultation'),
  newsList: pageOf('news', '/consultation-list'),
  companyNews: pageOf('news', '/group/news'),
  regulations: pageOf('news', '/government/regulations'),
  notices: pageOf('news', '/notice/list'),
  article: pageOf('news', '/news/page/:id'),
  articleTemplate: pageOf('news', '/news/template/:id'),
  articleMissing: pageOf('news', '/news/404'),

  help: pageOf('help', '/help'),
  about: pageOf('help', '/about'),
  supervision: pageOf('help', '/supervision'),
  suggestions: pageOf('suggestions', '/suggestions'),
  adForm: pageOf('suggestions', '/ad/form', 'type2'),
  household: pageOf('questionnaires', '/questionnaire/jtjj'),

  archives: pageOf('archives', '/archives'),
  archiveQuery: pageOf('archives', '/archives/query'),
  archiveService: pageOf('archives', '/archives/index'),

  payment: pageOf('payments', '/payment/index'),
  examRegistrations: pageOf('payments', '/user/exam-list', 'type2'),

  fairs: pageOf('job-fairs', '/recruitment'),
  fairList: pageOf('job-fairs', '/recruitment/list'),
  fairCalendar: pageOf('job-fairs', '/recruitment/advance'),
  fairsRunning: pageOf('job-fairs', '/recruitment/active'),
  fairSeries: pageOf('job-fairs', '/recruitment/template/:id'),
  fairOf20240602: pageOf('job-fairs', '/recruitment/20240602'),
  jobFair: pageOf('fair-halls', '/recruitment/page/:id'),
  jobFairScene: pageOf('fair-halls', '/recruitment/scene/:id'),
  fairsOnsite: pageOf('fair-bookings', '/manage/fair/onsite', 'type1', { offline: true }),
  fairsOnline: pageOf('fair-bookings', '/manage/fair/online', 'type1'),
  fairOffice: pageOf('fair-office', '/manage/fair-office', 'type1'),
  fairOfficeAdd: pageOf('fair-office', '/manage/fair-office/add', 'type1'),
  fairOfficeFair: pageOf('fair-office', '/manage/fair-office/:id', 'type1'),
  fairOfficeApplications: pageOf('fair-office', '/manage/fair-office/:id/applications', 'type1'),
  fairOfficePlan: pageOf('fair-office', '/manage/fair-office/:id/plan', 'type1'),
  fairOfficeEdit: pageOf('fair-office', '/manage/fair-office/:id/edit', 'type1'),
  fairOfficeNotices: pageOf('fair-office', '/manage/fair-office/:id/notices', 'type1'),
  fairOfficePapers: pageOf('fair-office', '/manage/fair-office/:id/papers', 'type1'),
  fairOfficeTexts: pageOf('fair-office', '/manage/fair-office/:id/texts', 'type1'),
  fairOfficePrints: pageOf('fair-office', '/manage/fair-office/:id/prints', 'type1'),
  fairOfficeQueues: pageOf('fair-office', '/manage/fair-office/:id/queues', 'type1'),
  fairOfficeReports: pageOf('fair-office', '/manage/fair-office/:id/reports', 'type1'),
  fairOfficeReport: pageOf('fair-office', '/manage/fair-office/:fair/reports/:id', 'type1'),
  fairTickets: pageOf('fair-visits', '/recruitment/tickets', 'type2'),
  fairTicket: pageOf('fair-visits', '/recruitment/tickets/:id', 'type2', { offline: true }),
  fairDesk: pageOf('fair-desk', '/manage/fair-desk/:id', 'type1', { offline: true }),

  examCentre: pageOf('exams', '/exam/center'),
  examTrain: pageOf('exams', '/exam-train'),
  examNotices: pageOf('exams', '/exam/notice', 'guest-or-type2'),
  examNews: pageOf('exams', '/exam/news'),
  examArticle: pageOf('exams', '/exam/news/:id'),
  examList: pageOf('exams', '/exam/list', 'guest-or-type2'),
  examThemes: pageOf('exams', '/exam/theme'),
  examTheme: pageOf('exams', '/exam/theme/:id'),
  examGuide: pageOf('exams', '/exam/guide'),
  examHelp: pageOf('exams', '/exam/help'),
  examHelpEntry: pageOf('exams', '/exam/help/:id'),

  examApply: pageOf('exam-registrations', '/exam/apply/:id', 'login'),
  examEnroll: pageOf('exam-registrations', '/exam/enroll/:id', 'login'),
  examApplyInfo: pageOf('exam-registrations', '/exam/apply-info/:id', 'login'),
  examProgress: pageOf('exam-registrations', '/exam/page/:id', 'login'),
  examsOfMine: pageOf('exam-registrations', '/exam/mine', 'type2'),
  testsOfMine: pageOf('exam-registrations', '/exams/mine', 'type2'),
  examPayNotify: pageOf('exam-registrations', '/exam/pay-notify'),

  examTicket: pageOf('exam-tickets', '/exam/exam-ticket/:id'),
  examPrint: pageOf('exam-tickets', '/exam/print/:id'),
  examPrintNanchang2023: pageOf('exam-tickets', '/exam/print/nanchang/2023'),
  examPrintNanchang2024: pageOf('exam-tickets', '/exam/print/nanchang/2024'),
  examPrintNanchang2025: pageOf('exam-tickets', '/exam/print/nanchang/2025'),
  examPrintGanzhou2023: pageOf('exam-tickets', '/exam/print/ganzhou/2023'),
  examPrintGanzhou2024: pageOf('exam-tickets', '/exam/print/ganzhou/2024'),
  examPrintGanzhou2025: pageOf('exam-tickets', '/exam/print/ganzhou/2025'),
  examScores: pageOf('exam-tickets', '/exam/cjcx/:id'),
  examResult: pageOf('exam-tickets', '/exam/result/:id', 'login'),
  examVerify: pageOf('exam-tickets', '/exam/verify'),

  examOffice: pageOf('exam-office', '/manage/exam-office', 'type1'),
  examOfficeExam: pageOf('exam-office', '/manage/exam-office/:id', 'type1'),
  examOfficeChanges: pageOf('exam-office', '/manage/exam-office/:id/changes', 'type1'),
  examOfficeRatios: pageOf('exam-office', '/manage/exam-office/:id/ratios', 'type1'),
  examOfficeCandidates: pageOf('exam-office', '/manage/exam-office/:id/candidates', 'type1'),

  examResultList: pageOf('exam-lists', '/exam/lists/:id'),
  examOfficeLists: pageOf('exam-lists', '/manage/exam-office/:id/lists', 'type1'),
  examOfficeReviews: pageOf('exam-reviews', '/manage/exam-office/:id/reviews', 'type1'),
  examOfficePositions: pageOf('exam-imports', '/manage/exam-office/:id/positions', 'type1'),
  examOfficeScores: pageOf('exam-imports', '/manage/exam-office/:id/scores', 'type1'),

  courses: pageOf('competition', '/ldgx/course/list', 'login'),
  course: pageOf('competition', '/ldgx/course/details/:id', 'login'),
  questions: pageOf('competition', '/ldgx/questions', 'login'),

  schoolJobs: pageOf('topics', '/school/high'),
  schoolJob: pageOf('topics', '/school/job/:id'),
  recruitScreen: pageOf('topics', '/screen/recruit'),
  topic: pageOf('topics', '/topic/:name'),
  ...topicPages,
} as const satisfies Readonly<Record<string, PageEntry>>

export type PageName = keyof typeof pages

type PathOf<Name extends PageName> = (typeof pages)[Name]['path']

type PlacesIn<Path extends string> = Path extends `${string}:${infer Place}/${infer Rest}`
  ? Place | PlacesIn<`/${Rest}`>
  : Path extends `${string}:${infer Place}`
    ? Place
    : never

/** What a link to a page has to fill in: `{ id }` for `/job-details/:id`. */
export type PlacesOf<Name extends PageName> = Readonly<Record<PlacesIn<PathOf<Name>>, string | number>>

/** Further words of an address; what is '', false, null or undefined leaves no trace. */
export type QueryWords = Readonly<Record<string, string | number | boolean | null | undefined>>

type Filled<Name extends PageName> = [PlacesIn<PathOf<Name>>] extends [never]
  ? [places?: null, query?: QueryWords]
  : [places: PlacesOf<Name>, query?: QueryWords]

const isSaid = ([, value]: readonly [string, unknown]) =>
  value !== '' && value !== false && value !== null && value !== undefined

/**
 * The address of a page, by its name.
 *
 * @example pathTo('jobDetails', { id }) // /job-details/12
 * @example pathTo('jobSearch', null, { city: '360100' }) // /job-search?city=360100
 */
export function pathTo<Name extends PageName>(name: Name, ...[places, words = {}]: Filled<Name>): string {
  const path = pages[name].path.replace(/:(\w+)/g, (_, place: string) => encodeURIComponent(Object(places)[place]))
  const query = new URLSearchParams(
    Object.entries(words)
      .filter(isSaid)
      .map(([word, value]) => [word, String(value)]),
  )
  return query.size > 0 ? `${path}?${query}` : path
}

/** Who follows a link: somebody who is not signed in, a seeker or an employer. */
export type Reader = 'guest' | 'seeker' | 'employer'

const readersOf = {
  public: ['guest', 'seeker', 'employer'],
  login: ['seeker', 'employer'],
  type1: ['employer'],
  type2: ['seeker'],
  'guest-or-type2': ['guest', 'seeker'],
} as const satisfies Record<PageAccess, readonly Reader[]>

/** Pages that such a reader may open. */
export type PageFor<Who extends Reader> = {
  [Name in PageName]: Who extends (typeof readersOf)[(typeof pages)[Name]['access']][number] ? Name : never
}[PageName]

/** Whether a page is for signed-in people alone. */
export const isProtected = ({ access }: Pick<PageEntry, 'access'>): boolean =>
  access === 'login' || access === 'type1' || access === 'type2'

/** Whether such a reader may open a page. */
export const mayOpen = (reader: Reader, { access }: Pick<PageEntry, 'access'>): boolean =>
  readersOf[access].some(one => one === reader)

/** A page of the table, what its name and its address's places are. */
export interface FoundPage {
  readonly name: PageName
  readonly page: PageEntry
  readonly params: Readonly<Record<string, string>>
}

const entries = Object.entries(pages) as [PageName, PageEntry][]
const byPath: ReadonlyMap<string, [PageName, PageEntry]> = new Map(entries.map(entry => [entry[1].path, entry]))
const patterns = entries
  .filter(([, { path }]) => path.includes(':'))
  .map(([name, page]) => ({
    name,
    page,
    pattern: new RegExp(`^${page.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
  }))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The page at a path of this site (`/job-details/12`, without query); null where there is none. */
export function pageAt(pathname: string): FoundPage | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const exact = byPath.get(path) ?? byPath.get(path.toLowerCase())
  if (exact) return { name: exact[0], page: exact[1], params: {} }
  for (const { name, page, pattern } of patterns) {
    const places = pattern.exec(path)?.groups
    if (places) {
      const params = Object.fromEntries(Object.entries(places).map(([place, text]) => [place, decoded(text)]))
      return { name, page, params }
    }
  }
  return null
}
