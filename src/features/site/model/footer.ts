import { pathTo } from '#contract/pages'
import type { SiteConfig } from '#contract/site'
import type { FooterGroup, FooterProps } from '#design-system'
import { hotlineItems } from './hotlines.ts'

/** Footer links of specification section 2, as far as their pages exist, and the site map. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: '求职者',
    links: [
      { title: '我的简历', url: pathTo('resumes') },
      { title: '职位搜索', url: pathTo('jobSearch') },
      { title: '热门职位', url: pathTo('jobSearch', null, { a: 2 }) },
      { title: '我的投递', url: pathTo('applications') },
    ],
  },
  {
    title: '用人单位',
    links: [
      { title: '单位注册', url: pathTo('employerRegister') },
      { title: '职位管理', url: pathTo('ownJobs') },
      { title: '简历搜索', url: pathTo('resumeSearch') },
      { title: '招聘会', url: pathTo('fairs') },
    ],
  },
  {
    title: '特色服务',
    links: [
      { title: '测评考试', url: pathTo('help', null, { t: 4 }) },
      { title: '劳务派遣', url: pathTo('help', null, { t: 5 }) },
      { title: '技能培训', url: pathTo('help', null, { t: 7 }) },
      { title: '档案查询', url: pathTo('archiveQuery') },
    ],
  },
  {
    title: '其他',
    links: [
      { title: '版权声明', url: pathTo('help', null, { t: 2 }) },
      { title: '隐私声明', url: pathTo('help', null, { t: 3 }) },
      { title: '关于我们', url: pathTo('help', null, { t: 1 }) },
      { title: '意见建议', url: pathTo('suggestions') },
      { title: '网站地图', url: pathTo('siteMap') },
    ],
  },
]

/** Numbers to call, as far as they are known, and the hours (specification section 1). */
export const footerLines = (config: SiteConfig | undefined): NonNullable<FooterProps['lines']> => [
  { name: '服务热线', items: hotlineItems(config?.hotline) },
  { name: '考试咨询', items: hotlineItems(config?.examLine) },
  { name: '档案咨询', items: hotlineItems(config?.archivesLine) },
  { name: '投诉监督', items: hotlineItems(config?.complaintLine) },
  { name: '服务时间', items: ['工作日 09:00-17:00'] },
]

/** Whose site this is. */
export const footerBodies = (config: SiteConfig | undefined): NonNullable<FooterProps['bodies']> => [
  { part: '主办单位', name: config?.sponsor ?? '' },
  { part: '承办单位', name: config?.operator ?? '' },
]

/** The number of the public security and the one page of the ministry that answers for it. */
export const policeFiling = (config: SiteConfig | undefined): FooterProps['policeFiling'] => ({
  text: config?.policeFiling ?? '',
  url: 'https://beian.mps.gov.cn/',
})

/** What the whole site has been made fit for (GB/T 37668). */
export const marks = [
  { kind: 'elder', title: '适老化' },
  { kind: 'access', title: '无障碍' },
] as const

/** Drawn by the service, for the host that it is asked at. */
export const codes = [
  { src: '/codes/site.svg', title: '网站' },
  { src: '/codes/account.svg', title: '公众号' },
] as const
