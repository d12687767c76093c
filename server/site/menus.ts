import { type CompanyRole, mayActAs } from '#contract/company-roles'

/** Whose menu: everybody's, or that of a signed-in individual's or employer's own pages. */
export type Audience = 'public' | 'individual' | 'employer'

/** `hidden` is there and not shown; a role is the least that a member of the company needs. */
type Entry = readonly [title: string, url: string, but?: 'hidden' | CompanyRole]

/**
 * Only pages that exist, in the order of specification section 2: a new page brings its own line. The seven special columns
 * stand in the content (menus/*.yaml), because they change with the season.
 */
const entries: Readonly<Record<Audience, readonly Entry[]>> = {
  public: [
    ['首页', '/'],
    ['职位搜索', '/job-search'],
    ['简历搜索', '/resume/search'],
    ['灵活就业', '/flexible'],
    ['通知公告', '/notice/list'],
    ['档案服务', '/archives'],
    ['政策法规', '/government/regulations'],
    ['帮助', '/help'],
  ],
  individual: [
    ['个人中心', '/manage/center'],
    ['我的简历', '/user/resume'],
    ['简历与隐私', '/user/resume-list'],
    ['我的投递', '/manage/user/position'],
    ['面试邀请', '/user/invitation-list'],
    ['浏览记录', '/manage/user/browse'],
    ['考试报名', '/user/exam-list'],
    ['求职进展', '/user/job-hunt'],
    ['保存的搜索', '/user/search-list'],
    ['消息', '/message'],
    ['账号管理', '/manage/account'],
  ],
  employer: [
    ['单位中心', '/manage/center'],
    ['单位资料', '/enterprise/center'],
    ['职位管理', '/manage/jobs'],
    ['发布职位', '/manage/job/publish', 'recruiter'],
    ['收到的简历', '/manage/resume'],
    ['面试管理', '/manage/interview'],
    ['面试会', '/manage/meeting', 'recruiter'],
    ['搜索人才', '/enterprise/search-talent', 'recruiter'],
    ['推荐人才', '/enterprise/recommend', 'recruiter'],
    ['人才库', '/enterprise/talents', 'recruiter'],
    ['现场招聘会管理', '/manage/fair/onsite', 'hidden'],
    ['网络招聘会管理', '/manage/fair/online', 'hidden'],
    ['账号资料', '/enterprise/account'],
    ['安全中心', '/enterprise/security'],
    ['消息', '/manage/message'],
  ],
}

/** The menu as the contract shows it, without what a member with this role may not do. */
export const menuOf = (audience: Audience, role: CompanyRole = 'owner') =>
  entries[audience]
    .map(([title, url, but], at) => ({ id: `${audience}-${at + 1}`, title, url, but }))
    .filter(({ but }) => but === undefined || but === 'hidden' || mayActAs(role, but))
    .map(({ but, ...entry }) => ({
      ...entry,
      color: '',
      target: '_self' as const,
      show: but !== 'hidden',
      children: [],
    }))
