import { type CompanyRole, mayActAs } from './company-roles.ts'
import type { OutputOf } from './endpoint.ts'
import { pathTo } from './pages.ts'
import type { listMenus } from './site.ts'

/** Whose menu: everybody's, or that of a signed-in individual's or employer's own pages. */
export type Audience = 'public' | 'individual' | 'employer'

/** Fairs that the company has joined. */
type Joined = 'onsite' | 'online'

/** `onsite` and `online` are there, and shown once the company has joined such a fair or its reader runs one; `office` is for whoever runs a public exam, `fairOffice` a job fair; a role is the least that a member of the company needs. */
type Entry = readonly [title: string, url: string, but?: Joined | 'office' | 'fairOffice' | CompanyRole]

/**
 * Only pages that exist, in the order of specification section 2: a new page brings its own line. The seven special columns
 * stand in the content (menus/*.yaml), because they change with the season.
 */
const entries: Readonly<Record<Audience, readonly Entry[]>> = {
  public: [
    ['首页', pathTo('home')],
    ['职位搜索', pathTo('jobSearch')],
    ['简历搜索', pathTo('resumeSearch')],
    ['招聘会', pathTo('fairs', null, { tr: '5' })],
    ['灵活就业', pathTo('flexible')],
    ['考试报名', pathTo('examCentre')],
    ['档案服务', pathTo('archives')],
    ['政策法规', pathTo('regulations')],
    ['帮助', pathTo('help')],
  ],
  individual: [
    ['个人中心', pathTo('centre')],
    ['我的简历', pathTo('resumes')],
    ['简历与隐私', pathTo('resumePrivacy')],
    ['我的投递', pathTo('applications')],
    ['面试邀请', pathTo('invitations')],
    ['浏览记录', pathTo('viewedJobs')],
    ['我的考试', pathTo('examsOfMine')],
    ['我的测试', pathTo('testsOfMine')],
    ['第三方考试缴费', pathTo('examRegistrations')],
    ['求职进展', pathTo('jobHunt')],
    ['保存的搜索', pathTo('savedSearches')],
    ['消息', pathTo('seekerMessages')],
    ['账号管理', pathTo('seekerAccount')],
  ],
  employer: [
    ['单位中心', pathTo('centre')],
    ['单位资料', pathTo('companyProfile')],
    ['职位管理', pathTo('ownJobs')],
    ['发布职位', pathTo('publish'), 'recruiter'],
    ['收到的简历', pathTo('received')],
    ['面试管理', pathTo('interviews')],
    ['面试会', pathTo('meetings'), 'recruiter'],
    ['搜索人才', pathTo('talentSearch'), 'recruiter'],
    ['推荐人才', pathTo('recommendedTalents'), 'recruiter'],
    ['人才库', pathTo('talents'), 'recruiter'],
    ['招聘数据', pathTo('companyFigures')],
    ['考试业务', pathTo('examOffice'), 'office'],
    ['招聘会业务', pathTo('fairOffice'), 'fairOffice'],
    ['现场招聘会管理', pathTo('fairsOnsite'), 'onsite'],
    ['网络招聘会管理', pathTo('fairsOnline'), 'online'],
    ['账号资料', pathTo('employerAccount')],
    ['安全中心', pathTo('employerSecurity')],
    ['消息', pathTo('employerMessages')],
  ],
}

/** What a caller's own entries go by: the role in the company, and whether they run a public exam or a job fair. */
export interface MenuReader {
  readonly role: CompanyRole
  readonly isOffice: boolean
  readonly isFairOffice: boolean
  readonly fairs: Readonly<Record<Joined, boolean>>
}

const isJoined = (but: Entry[2]): but is Joined => but === 'onsite' || but === 'online'

function isFor(but: Entry[2], { role, isOffice, isFairOffice }: MenuReader): boolean {
  if (but === undefined || isJoined(but)) return true
  if (but === 'office') return isOffice
  return but === 'fairOffice' ? isFairOffice : mayActAs(role, but)
}

const anybody: MenuReader = {
  role: 'owner',
  isOffice: false,
  isFairOffice: false,
  fairs: { onsite: false, online: false },
}

/** The menu as the contract shows it, without what this reader may not do. */
export const menuOf = (audience: Audience, reader: MenuReader = anybody): OutputOf<typeof listMenus>['list'] =>
  entries[audience]
    .map(([title, url, but], at) => ({ id: `${audience}-${at + 1}`, title, url, but }))
    .filter(({ but }) => isFor(but, reader))
    .map(({ but, ...entry }) => ({
      ...entry,
      color: '',
      target: '_self' as const,
      show: !isJoined(but) || reader.isFairOffice || reader.fairs[but],
      children: [],
    }))
