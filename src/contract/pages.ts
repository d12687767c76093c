import type { PageAccess, PageEntry } from './page-entry.ts'
import { topicPages } from './reference/topic-addresses.ts'

export type { PageAccess, PageEntry } from './page-entry.ts'

/**
 * Every page of the portal by its name, which links go by (`pathTo`): the service's and the client's alike. What a page
 * draws and reads is the record of the same name in its slice's routes.ts.
 */
export const pages = {
  home: { slice: 'home', path: '/', title: '首页', access: 'public' },
  notFound: { slice: 'app', path: '/404', title: '页面不存在', access: 'public' },
  siteMap: { slice: 'site', path: '/site-map', title: '网站地图', access: 'public' },

  jobSearch: { slice: 'jobs', path: '/job-search', title: '职位搜索', access: 'public' },
  jobDetails: { slice: 'jobs', path: '/job-details/:id', title: '职位详情', access: 'public' },
  jobMissing: { slice: 'jobs', path: '/job-details/no-found', title: '职位不存在', access: 'public' },
  companyDetails: { slice: 'companies', path: '/company-details/:id', title: '单位主页', access: 'public' },
  companyMissing: { slice: 'companies', path: '/company-details/no-found', title: '单位不存在', access: 'public' },
  flexible: { slice: 'flexible', path: '/flexible', title: '灵活就业', access: 'public' },

  centre: { slice: 'account', path: '/manage/center', title: '用户中心', access: 'login' },
  seekerCentre: { slice: 'account', path: '/user/center', title: '个人中心', access: 'type2' },
  seekerIndex: { slice: 'account', path: '/user/index', title: '个人中心', access: 'type2' },
  employerCentre: { slice: 'account', path: '/enterprise/index', title: '单位中心', access: 'type1' },
  seekerAccount: { slice: 'account', path: '/manage/account', title: '账号管理', access: 'type2' },
  seekerAccountManage: { slice: 'account', path: '/user/account-manage', title: '账号管理', access: 'type2' },
  employerAccount: { slice: 'account', path: '/enterprise/account', title: '账号资料', access: 'type1' },
  employerSecurity: { slice: 'account', path: '/enterprise/security', title: '安全中心', access: 'type1' },

  seekerLogin: { slice: 'session', path: '/user/login', title: '个人登录', access: 'public', forGuests: true },
  employerLogin: { slice: 'session', path: '/org/login', title: '单位登录', access: 'public', forGuests: true },
  seekerRegister: { slice: 'session', path: '/user/register', title: '个人注册', access: 'public', forGuests: true },
  employerRegister: {
    slice: 'session',
    path: '/org/register',
    title: '单位注册',
    access: 'public',
    forGuests: true,
    openWith: 'join',
  },
  retrievePassword: { slice: 'session', path: '/forget/pwd/:id', title: '找回密码', access: 'public' },
  autoLogin: { slice: 'session', path: '/auto-login', title: '自动登录', access: 'public' },

  resumes: { slice: 'seeker', path: '/user/resume', title: '我的简历', access: 'type2' },
  resumeCreate: { slice: 'seeker', path: '/user/resume/create', title: '新建简历', access: 'type2' },
  resume: { slice: 'seeker', path: '/user/resume/page/:id', title: '编辑简历', access: 'type2' },
  applications: { slice: 'seeker', path: '/manage/user/position', title: '我的投递', access: 'type2' },
  viewedJobs: { slice: 'seeker', path: '/manage/user/browse', title: '浏览记录', access: 'type2' },
  viewedJobList: { slice: 'seeker', path: '/user/job-list', title: '浏览记录', access: 'type2' },
  savedSearches: { slice: 'searches', path: '/user/search-list', title: '保存的搜索', access: 'type2' },
  jobHunt: { slice: 'searches', path: '/user/job-hunt', title: '求职进展', access: 'type2' },

  ownJobs: { slice: 'employer', path: '/manage/jobs', title: '职位管理', access: 'type1' },
  ownJobList: { slice: 'employer', path: '/enterprise/job-list', title: '职位管理', access: 'type1' },
  publish: { slice: 'employer', path: '/manage/job/publish', title: '发布职位', access: 'type1', role: 'recruiter' },
  companyProfile: { slice: 'employer', path: '/enterprise/center', title: '单位资料', access: 'type1' },
  received: { slice: 'employer', path: '/manage/resume', title: '收到的简历', access: 'type1' },
  receivedResume: { slice: 'employer', path: '/resume/info/:id', title: '查看简历', access: 'type1' },

  resumeSearch: { slice: 'talents', path: '/resume/search', title: '简历搜索', access: 'public' },
  talentSearch: {
    slice: 'talents',
    path: '/enterprise/search-talent',
    title: '搜索人才',
    access: 'type1',
    role: 'recruiter',
  },
  talents: { slice: 'talents', path: '/enterprise/talents', title: '人才库', access: 'type1', role: 'recruiter' },
  recommendedTalents: {
    slice: 'talents',
    path: '/enterprise/recommend',
    title: '推荐人才',
    access: 'type1',
    role: 'recruiter',
  },
  resumePrivacy: { slice: 'talents', path: '/user/resume-list', title: '简历与隐私', access: 'type2' },

  invitations: { slice: 'interviews', path: '/user/invitation-list', title: '面试邀请', access: 'type2' },
  interviews: { slice: 'interviews', path: '/manage/interview', title: '面试管理', access: 'type1' },
  employerInterviews: { slice: 'interviews', path: '/enterprise/interview', title: '面试管理', access: 'type1' },
  meetings: {
    slice: 'interviews',
    path: '/manage/meeting',
    title: '面试会',
    access: 'type1',
    role: 'recruiter',
  },
  interview: { slice: 'interviews', path: '/resume/interview/:id', title: '面试安排', access: 'login' },

  seekerMessages: { slice: 'messages', path: '/message', title: '消息', access: 'type2' },
  seekerMessageList: { slice: 'messages', path: '/user/message-list', title: '消息', access: 'type2' },
  employerMessages: { slice: 'messages', path: '/manage/message', title: '消息', access: 'type1' },
  employerMessageCentre: { slice: 'messages', path: '/enterprise/message-center', title: '消息', access: 'type1' },

  newsCentre: { slice: 'news', path: '/consultation', title: '资讯中心', access: 'public' },
  newsList: { slice: 'news', path: '/consultation-list', title: '资讯列表', access: 'public' },
  companyNews: { slice: 'news', path: '/group/news', title: '单位动态', access: 'public' },
  regulations: { slice: 'news', path: '/government/regulations', title: '政策法规库', access: 'public' },
  notices: { slice: 'news', path: '/notice/list', title: '通知公告', access: 'public' },
  article: { slice: 'news', path: '/news/page/:id', title: '公告正文', access: 'public' },
  articleTemplate: { slice: 'news', path: '/news/template/:id', title: '打印与转载版式', access: 'public' },
  articleMissing: { slice: 'news', path: '/news/404', title: '内容不存在', access: 'public' },

  help: { slice: 'help', path: '/help', title: '帮助中心', access: 'public' },
  about: { slice: 'help', path: '/about', title: '关于我们', access: 'public' },
  supervision: { slice: 'help', path: '/supervision', title: '投诉监督', access: 'public' },
  suggestions: { slice: 'suggestions', path: '/suggestions', title: '意见建议', access: 'public' },
  adForm: { slice: 'suggestions', path: '/ad/form', title: '参加或了解活动', access: 'type2' },
  household: { slice: 'questionnaires', path: '/questionnaire/jtjj', title: '问卷调查', access: 'public' },

  archives: { slice: 'archives', path: '/archives', title: '档案服务', access: 'public' },
  archiveQuery: { slice: 'archives', path: '/archives/query', title: '查档案在哪里', access: 'public' },
  archiveService: { slice: 'archives', path: '/archives/index', title: '档案业务办理', access: 'public' },

  payment: { slice: 'payments', path: '/payment/index', title: '考试缴费', access: 'public' },
  examRegistrations: { slice: 'payments', path: '/user/exam-list', title: '我的考试报名', access: 'type2' },

  courses: { slice: 'competition', path: '/ldgx/course/list', title: '竞赛课程', access: 'login' },
  course: { slice: 'competition', path: '/ldgx/course/details/:id', title: '竞赛课程', access: 'login' },
  questions: { slice: 'competition', path: '/ldgx/questions', title: '竞赛题库练习', access: 'login' },

  schoolJobs: { slice: 'topics', path: '/school/high', title: '高校招聘', access: 'public' },
  schoolJob: { slice: 'topics', path: '/school/job/:id', title: '高校招聘信息', access: 'public' },
  recruitScreen: { slice: 'topics', path: '/screen/recruit', title: '招聘大屏', access: 'public' },
  topic: { slice: 'topics', path: '/topic/:name', title: '专题', access: 'public' },
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
