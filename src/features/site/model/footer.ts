import type { FooterGroup } from '#design-system'

/** Footer links of specification section 2, as far as their pages exist. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: '求职者',
    links: [
      { title: '我的简历', url: '/user/resume' },
      { title: '职位搜索', url: '/job-search' },
      { title: '热门职位', url: '/job-search?a=2' },
      { title: '我的投递', url: '/manage/user/position' },
    ],
  },
  {
    title: '用人单位',
    links: [
      { title: '单位注册', url: '/org/register' },
      { title: '职位管理', url: '/manage/jobs' },
      { title: '收到的简历', url: '/manage/resume' },
    ],
  },
  { title: '公告', links: [{ title: '通知公告', url: '/notice/list' }] },
]
