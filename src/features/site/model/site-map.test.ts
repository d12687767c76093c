import { expect, it } from 'vitest'
import { type SiteMapParts, siteMapOf } from './site-map.ts'

const parts: SiteMapParts = {
  pages: [
    { slice: 'any', path: '/', title: '首页', access: 'public' },
    { slice: 'any', path: '/job-search', title: '职位搜索', access: 'public' },
    { slice: 'any', path: '/job-details/:id', title: '职位详情', access: 'public' },
    { slice: 'any', path: '/job-details/no-found', title: '职位不存在', access: 'public' },
    { slice: 'any', path: '/user/login', title: '个人登录', access: 'public', forGuests: true },
    { slice: 'any', path: '/working/index', title: '专项招聘', access: 'public' },
    { slice: 'any', path: '/cjr/index', title: '残疾人就业专场', access: 'public' },
    { slice: 'any', path: '/ay/index', title: '安源专场', access: 'public' },
    { slice: 'any', path: '/column/gov-job', title: '机关事业单位辅助岗位专栏', access: 'login' },
    { slice: 'any', path: '/user/resume', title: '我的简历', access: 'type2' },
    { slice: 'any', path: '/auto-login', title: '自动登录', access: 'public' },
    { slice: 'any', path: '/new/thing', title: '新服务', access: 'public' },
    { slice: 'any', path: '/new/same', title: '新服务', access: 'public' },
  ],
  navigation: [
    { title: '首页', url: '/' },
    {
      title: '专项招聘',
      url: '/working/index',
      children: [
        { title: '残疾人就业', url: '/cjr/index' },
        { title: '机关事业岗位', url: '/column/gov-job' },
      ],
    },
    { title: '没有的页面', url: '/nowhere' },
    { title: '藏起来的', url: '/job-search?b=1', show: false },
  ],
  footer: [
    { title: '热门职位', url: '/job-search?a=2' },
    { title: '我的简历', url: '/user/resume' },
  ],
  individual: [{ title: '我的简历', url: '/user/resume' }],
  employer: [
    { title: '现场招聘会管理', url: '/manage/fair/onsite', show: false },
    { title: '没有的页面', url: '/manage/nowhere' },
  ],
  topics: [
    { title: '专项招聘', url: '/working/index' },
    { title: '残疾人就业专场', url: '/cjr/index' },
    { title: '赣南春风行动', url: '/topic/spring' },
  ],
  subSites: [{ title: '赣州', url: '/?area=360700' }],
}

const shown = (given: Partial<SiteMapParts> = {}) =>
  Object.fromEntries(siteMapOf({ ...parts, ...given }).map(({ title, links }) => [title, links.map(({ url }) => url)]))

it('groups what exists, each address once, and what nobody has placed under further services', () => {
  expect(shown()).toEqual({
    找工作: ['/', '/job-search?a=2', '/job-search'],
    专项招聘: ['/working/index', '/cjr/index', '/column/gov-job'],
    专题专栏: ['/topic/spring'],
    其他服务: ['/new/thing'],
    设区市分站: ['/?area=360700'],
    登录与注册: ['/user/login'],
    个人中心: ['/user/resume'],
  })
})

it('names no page that is missing, hidden, a step of another or a topic that does not stand', () => {
  const all = Object.values(shown()).flat()
  for (const url of [
    '/nowhere',
    '/job-search?b=1',
    '/manage/fair/onsite',
    '/manage/nowhere',
    '/auto-login',
    '/ay/index',
  ]) {
    expect(all).not.toContain(url)
  }
  expect(all.some(url => url.includes(':'))).toBe(false)
  expect(new Set(all).size).toBe(all.length)
})

it('leaves out what has nothing', () => {
  expect(Object.keys(shown({ topics: [], subSites: [], individual: [] }))).toEqual([
    '找工作',
    '专项招聘',
    '其他服务',
    '登录与注册',
  ])
})
