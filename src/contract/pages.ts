import { type PageAccess, type PageEntry, pageOf } from './page-entry.ts'
import { topicPages } from './reference/topic-addresses.ts'

export type { PageAccess, PageEntry } from './page-entry.ts'

/**
 * Every page of the portal by its name, which links go by (`pathTo`): the service's and the client's alike. What a page
 * draws and reads is the record of the same name in its slice's routes.ts.
 */
export const pages = {
  home: pageOf('home', '/', '首页'),
  notFound: pageOf('app', '/404', '页面不存在'),
  siteMap: pageOf('site', '/site-map', '网站地图'),

  jobSearch: pageOf('jobs', '/job-search', '职位搜索'),
  jobDetails: pageOf('jobs', '/job-details/:id', '职位详情'),
  jobMissing: pageOf('jobs', '/job-details/no-found', '职位不存在'),
  companyDetails: pageOf('companies', '/company-details/:id', '单位主页'),
  companyMissing: pageOf('companies', '/company-details/no-found', '单位不存在'),
  flexible: pageOf('flexible', '/flexible', '灵活就业'),

  centre: pageOf('account', '/manage/center', '用户中心', 'login'),
  seekerCentre: pageOf('account', '/user/center', '个人中心', 'type2'),
  seekerIndex: pageOf('account', '/user/index', '个人中心', 'type2'),
  employerCentre: pageOf('account', '/enterprise/index', '单位中心', 'type1'),
  seekerAccount: pageOf('account', '/manage/account', '账号管理', 'type2'),
  seekerAccountManage: pageOf('account', '/user/account-manage', '账号管理', 'type2'),
  employerAccount: pageOf('account', '/enterprise/account', '账号资料', 'type1'),
  employerSecurity: pageOf('account', '/enterprise/security', '安全中心', 'type1'),

  seekerLogin: pageOf('session', '/user/login', '个人登录', 'public', { forGuests: true }),
  employerLogin: pageOf('session', '/org/login', '单位登录', 'public', { forGuests: true }),
  seekerRegister: pageOf('session', '/user/register', '个人注册', 'public', { forGuests: true }),
  employerRegister: pageOf('session', '/org/register', '单位注册', 'public', { forGuests: true, openWith: 'join' }),
  retrievePassword: pageOf('session', '/forget/pwd/:id', '找回密码'),
  autoLogin: pageOf('session', '/auto-login', '自动登录'),

  resumes: pageOf('seeker', '/user/resume', '我的简历', 'type2'),
  resumeCreate: pageOf('seeker', '/user/resume/create', '新建简历', 'type2'),
  resume: pageOf('seeker', '/user/resume/page/:id', '编辑简历', 'type2'),
  applications: pageOf('seeker', '/manage/user/position', '我的投递', 'type2'),
  viewedJobs: pageOf('seeker', '/manage/user/browse', '浏览记录', 'type2'),
  viewedJobList: pageOf('seeker', '/user/job-list', '浏览记录', 'type2'),
  savedSearches: pageOf('searches', '/user/search-list', '保存的搜索', 'type2'),
  jobHunt: pageOf('searches', '/user/job-hunt', '求职进展', 'type2'),

  ownJobs: pageOf('employer', '/manage/jobs', '职位管理', 'type1'),
  ownJobList: pageOf('employer', '/enterprise/job-list', '职位管理', 'type1'),
  publish: pageOf('employer', '/manage/job/publish', '发布职位', 'type1', { role: 'recruiter' }),
  companyProfile: pageOf('employer', '/enterprise/center', '单位资料', 'type1'),
  received: pageOf('employer', '/manage/resume', '收到的简历', 'type1'),
  receivedResume: pageOf('employer', '/resume/info/:id', '查看简历', 'type1'),

  resumeSearch: pageOf('talents', '/resume/search', '简历搜索'),
  talentSearch: pageOf('talents', '/enterprise/search-talent', '搜索人才', 'type1', { role: 'recruiter' }),
  talents: pageOf('talents', '/enterprise/talents', '人才库', 'type1', { role: 'recruiter' }),
  recommendedTalents: pageOf('talents', '/enterprise/recommend', '推荐人才', 'type1', { role: 'recruiter' }),
  resumePrivacy: pageOf('talents', '/user/resume-list', '简历与隐私', 'type2'),

  invitations: pageOf('interviews', '/user/invitation-list', '面试邀请', 'type2'),
  interviews: pageOf('interviews', '/manage/interview', '面试管理', 'type1'),
  employerInterviews: pageOf('interviews', '/enterprise/interview', '面试管理', 'type1'),
  meetings: pageOf('interviews', '/manage/meeting', '面试会', 'type1', { role: 'recruiter' }),
  interview: pageOf('interviews', '/resume/interview/:id', '面试安排', 'login'),

  seekerMessages: pageOf('messages', '/message', '消息', 'type2'),
  seekerMessageList: pageOf('messages', '/user/message-list', '消息', 'type2'),
  employerMessages: pageOf('messages', '/manage/message', '消息', 'type1'),
  employerMessageCentre: pageOf('messages', '/enterprise/message-center', '消息', 'type1'),

  newsCentre: pageOf('news', '/consultation', '资讯中心'),
  newsList: pageOf('news', '/consultation-list', '资讯列表'),
  companyNews: pageOf('news', '/group/news', '单位动态'),
  regulations: pageOf('news', '/government/regulations', '政策法规库'),
  notices: pageOf('news', '/notice/list', '通知公告'),
  article: pageOf('news', '/news/page/:id', '公告正文'),
  articleTemplate: pageOf('news', '/news/template/:id', '打印与转载版式'),
  articleMissing: pageOf('news', '/news/404', '内容不存在'),

  help: pageOf('help', '/help', '帮助中心'),
  about: pageOf('help', '/about', '关于我们'),
  supervision: pageOf('help', '/supervision', '投诉监督'),
  suggestions: pageOf('suggestions', '/suggestions', '意见建议'),
  adForm: pageOf('suggestions', '/ad/form', '参加或了解活动', 'type2'),
  household: pageOf('questionnaires', '/questionnaire/jtjj', '问卷调查'),

  archives: pageOf('archives', '/archives', '档案服务'),
  archiveQuery: pageOf('archives', '/archives/query', '查档案在哪里'),
  archiveService: pageOf('archives', '/archives/index', '档案业务办理'),

  payment: pageOf('payments', '/payment/index', '考试缴费'),
  examRegistrations: pageOf('payments', '/user/exam-list', '我的考试报名', 'type2'),

  fairs: pageOf('job-fairs', '/recruitment', '招聘会'),
  fairList: pageOf('job-fairs', '/recruitment/list', '全部招聘会'),
  fairCalendar: pageOf('job-fairs', '/recruitment/advance', '招聘会预告'),
  fairsRunning: pageOf('job-fairs', '/recruitment/active', '正在举行'),
  fairSeries: pageOf('job-fairs', '/recruitment/template/:id', '系列招聘会'),
  fairOf20240602: pageOf('job-fairs', '/recruitment/20240602', '2024 年高校毕业生招聘会'),
  jobFair: pageOf('fair-halls', '/recruitment/page/:id', '招聘会详情'),
  jobFairScene: pageOf('fair-halls', '/recruitment/scene/:id', '网络招聘会会场'),
  fairsOnsite: pageOf('fair-bookings', '/manage/fair/onsite', '现场招聘会管理', 'type1', { offline: true }),
  fairsOnline: pageOf('fair-bookings', '/manage/fair/online', '网络招聘会管理', 'type1'),
  fairOffice: pageOf('fair-office', '/manage/fair-office', '招聘会业务', 'type1'),
  fairOfficeAdd: pageOf('fair-office', '/manage/fair-office/add', '新建招聘会', 'type1'),
  fairOfficeFair: pageOf('fair-office', '/manage/fair-office/:id', '招聘会工作台', 'type1'),
  fairOfficeApplications: pageOf('fair-office', '/manage/fair-office/:id/applications', '单位报名', 'type1'),
  fairOfficePlan: pageOf('fair-office', '/manage/fair-office/:id/plan', '展位图', 'type1'),
  fairOfficeEdit: pageOf('fair-office', '/manage/fair-office/:id/edit', '修改招聘会', 'type1'),
  fairOfficeNotices: pageOf('fair-office', '/manage/fair-office/:id/notices', '延期、取消和通知', 'type1'),
  fairOfficePapers: pageOf('fair-office', '/manage/fair-office/:id/papers', '备案和统计', 'type1'),
  fairOfficeTexts: pageOf('fair-office', '/manage/fair-office/:id/texts', '应急安保方案', 'type1'),
  fairOfficePrints: pageOf('fair-office', '/manage/fair-office/:id/prints', '现场用纸', 'type1'),
  fairOfficeReports: pageOf('fair-office', '/manage/fair-office/:id/reports', '交流举报', 'type1'),
  fairOfficeReport: pageOf('fair-office', '/manage/fair-office/:fair/reports/:id', '处理举报', 'type1'),
  fairTickets: pageOf('fair-visits', '/recruitment/tickets', '我的入场码', 'type2'),
  fairTicket: pageOf('fair-visits', '/recruitment/tickets/:id', '入场码', 'type2', { offline: true }),
  fairDesk: pageOf('fair-desk', '/manage/fair-desk/:id', '检票台', 'type1', { offline: true }),

  examCentre: pageOf('exams', '/exam/center', '考试中心'),
  examTrain: pageOf('exams', '/exam-train', '考试培训'),
  examNotices: pageOf('exams', '/exam/notice', '考试公告', 'guest-or-type2'),
  examNews: pageOf('exams', '/exam/news', '考试资讯'),
  examArticle: pageOf('exams', '/exam/news/:id', '考试公告正文'),
  examList: pageOf('exams', '/exam/list', '考试报名', 'guest-or-type2'),
  examThemes: pageOf('exams', '/exam/theme', '招聘项目'),
  examTheme: pageOf('exams', '/exam/theme/:id', '招聘项目详情'),
  examGuide: pageOf('exams', '/exam/guide', '报考指南'),
  examHelp: pageOf('exams', '/exam/help', '报考帮助'),
  examHelpEntry: pageOf('exams', '/exam/help/:id', '报考帮助'),

  examApply: pageOf('exam-registrations', '/exam/apply/:id', '选择职位，签署承诺', 'login'),
  examEnroll: pageOf('exam-registrations', '/exam/enroll/:id', '填写报名表', 'login'),
  examApplyInfo: pageOf('exam-registrations', '/exam/apply-info/:id', '我的报名', 'login'),
  examProgress: pageOf('exam-registrations', '/exam/page/:id', '考试进度', 'login'),
  examsOfMine: pageOf('exam-registrations', '/exam/mine', '我的考试', 'type2'),
  testsOfMine: pageOf('exam-registrations', '/exams/mine', '我的测试', 'type2'),
  examPayNotify: pageOf('exam-registrations', '/exam/pay-notify', '缴费结果'),

  examTicket: pageOf('exam-tickets', '/exam/exam-ticket/:id', '准考证'),
  examPrint: pageOf('exam-tickets', '/exam/print/:id', '打印准考证'),
  examPrintNanchang2023: pageOf('exam-tickets', '/exam/print/nanchang/2023', '2023 年南昌市准考证'),
  examPrintNanchang2024: pageOf('exam-tickets', '/exam/print/nanchang/2024', '2024 年南昌市准考证'),
  examPrintNanchang2025: pageOf('exam-tickets', '/exam/print/nanchang/2025', '2025 年南昌市准考证'),
  examPrintGanzhou2023: pageOf('exam-tickets', '/exam/print/ganzhou/2023', '2023 年赣州市准考证'),
  examPrintGanzhou2024: pageOf('exam-tickets', '/exam/print/ganzhou/2024', '2024 年赣州市准考证'),
  examPrintGanzhou2025: pageOf('exam-tickets', '/exam/print/ganzhou/2025', '2025 年赣州市准考证'),
  examScores: pageOf('exam-tickets', '/exam/cjcx/:id', '成绩查询'),
  examResult: pageOf('exam-tickets', '/exam/result/:id', '我的成绩', 'login'),
  examVerify: pageOf('exam-tickets', '/exam/verify', '核验准考证'),

  examOffice: pageOf('exam-office', '/manage/exam-office', '考试业务', 'type1'),
  examOfficeExam: pageOf('exam-office', '/manage/exam-office/:id', '考试工作台', 'type1'),
  examOfficeChanges: pageOf('exam-office', '/manage/exam-office/:id/changes', '变更与核准', 'type1'),
  examOfficeRatios: pageOf('exam-office', '/manage/exam-office/:id/ratios', '开考比例', 'type1'),
  examOfficeCandidates: pageOf('exam-office', '/manage/exam-office/:id/candidates', '考生', 'type1'),

  examResultList: pageOf('exam-lists', '/exam/lists/:id', '考试名单'),
  examOfficeLists: pageOf('exam-lists', '/manage/exam-office/:id/lists', '考试名单管理', 'type1'),
  examOfficeReviews: pageOf('exam-reviews', '/manage/exam-office/:id/reviews', '资格审核', 'type1'),
  examOfficePositions: pageOf('exam-imports', '/manage/exam-office/:id/positions', '职位表', 'type1'),
  examOfficeScores: pageOf('exam-imports', '/manage/exam-office/:id/scores', '成绩', 'type1'),

  courses: pageOf('competition', '/ldgx/course/list', '竞赛课程', 'login'),
  course: pageOf('competition', '/ldgx/course/details/:id', '竞赛课程', 'login'),
  questions: pageOf('competition', '/ldgx/questions', '竞赛题库练习', 'login'),

  schoolJobs: pageOf('topics', '/school/high', '高校招聘'),
  schoolJob: pageOf('topics', '/school/job/:id', '高校招聘信息'),
  recruitScreen: pageOf('topics', '/screen/recruit', '招聘大屏'),
  topic: pageOf('topics', '/topic/:name', '专题'),
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
