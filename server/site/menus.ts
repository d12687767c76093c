/** Whose menu: everybody's, or that of a signed-in individual's or employer's own pages. */
export type Audience = 'public' | 'individual' | 'employer'

type Entry = readonly [title: string, url: string]

/** Only pages that exist: a new page brings its own line. */
const entries: Readonly<Record<Audience, readonly Entry[]>> = {
  public: [
    ['首页', '/'],
    ['职位搜索', '/job-search'],
    ['热门职位', '/job-search?a=2'],
    ['通知公告', '/notice/list'],
  ],
  individual: [
    ['个人中心', '/manage/center'],
    ['我的简历', '/user/resume'],
    ['我的投递', '/manage/user/position'],
    ['消息', '/message'],
  ],
  employer: [
    ['单位中心', '/manage/center'],
    ['职位管理', '/manage/jobs'],
    ['发布职位', '/manage/job/publish'],
    ['收到的简历', '/manage/resume'],
    ['消息', '/manage/message'],
  ],
}

/** The menu as the contract shows it. */
export const menuOf = (audience: Audience) =>
  entries[audience].map(([title, url], at) => ({
    id: `${audience}-${at + 1}`,
    title,
    color: '',
    target: '_self' as const,
    url,
    show: true,
    children: [],
  }))
