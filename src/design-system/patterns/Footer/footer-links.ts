export type FooterGroup = {
  title: string
  links: readonly { title: string; url: string }[]
}

/** The four groups of specification section 2, "Footer links". */
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
      { title: '简历搜索', url: '/resume/search' },
      { title: '招聘会', url: '/recruitment' },
    ],
  },
  {
    title: '特色服务',
    links: [
      { title: '测评考试', url: '/help?t=4' },
      { title: '劳务派遣', url: '/help?t=5' },
      { title: '技能培训', url: '/help?t=7' },
      { title: '档案查询', url: '/archives/query' },
    ],
  },
  {
    title: '其他',
    links: [
      { title: '版权声明', url: '/help?t=2' },
      { title: '隐私声明', url: '/help?t=3' },
      { title: '关于我们', url: '/help?t=1' },
      { title: '意见建议', url: '/suggestions' },
    ],
  },
]
