import { expect } from 'storybook/test'
import type { CascadeOption } from './cascade/cascade-tree.ts'
import type { FooterGroup } from './Footer/index.ts'
import type { HotSearchProps } from './HotSearch/index.ts'
import type { NavItem } from './Nav/index.ts'
import type { SearchBoxProps } from './SearchBox/index.ts'
import type { SignedInUser } from './UserMenu/index.ts'

const drawing = (body: string) => `data:image/svg+xml,${encodeURIComponent(body)}`

/** Invented marks for stories: a site's logo, a picture of a menu entry, a QR code. */
export const logo = drawing(
  "<svg xmlns='http://www.w3.org/2000/svg' width='48' height='48' viewBox='0 0 48 48'><rect width='48' height='48' rx='10' fill='#fff'/><path d='M10 34c5-14 9-20 14-20s9 6 14 20M17 34c2-7 4-11 7-11s5 4 7 11' fill='none' stroke='#1659d0' stroke-width='4' stroke-linecap='round'/></svg>",
)
export const picture = drawing(
  "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='80'><rect width='80' height='80' fill='#dce8fd'/><circle cx='40' cy='34' r='14' fill='#5b93f0'/><path d='M14 80c4-20 14-26 26-26s22 6 26 26' fill='#5b93f0'/></svg>",
)
export const qrCode = drawing(
  "<svg xmlns='http://www.w3.org/2000/svg' width='96' height='96' viewBox='0 0 12 12' shape-rendering='crispEdges'><rect width='12' height='12' fill='#fff'/><path d='M1 1h3v3H1zM8 1h3v3H8zM1 8h3v3H1zM5 1h1v2H5zM6 4h2v1H6zM5 6h2v2H5zM8 6h1v1H8zM10 5h1v2h-1zM5 9h1v2H5zM7 8h1v2H7zM9 9h2v1H9z' fill='#13171c'/></svg>",
)

export const siteTitle = '江西省公共就业服务网'
const examLine = '0791-86000201'
const hotline = ['0791-86000101', '0791-86000102', '0791-86000104', '0791-86000108']

export const topBarWords = [`欢迎来到${siteTitle}`, `服务热线 ${hotline.join('、')}`, `考试咨询 ${examLine}`] as const

/** What every footer says. */
export const hours = { name: '服务时间', items: ['工作日 09:00-17:00'] } as const

export const footerLines = [
  {
    name: '服务热线',
    items: [1, 2, 3, 4, 5, 6, 7, 8].map(place => `0791-8600010${place}`),
  },
  { name: '考试咨询', items: [examLine, '0791-86000202'] },
] as const

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

const column = (title: string, url: string) => ({ title, url, img: picture })

/** The navigation of the product (tests/conventions/face.test.ts). */
export const menu: readonly NavItem[] = [
  { title: '首页', url: '/' },
  { title: '职位搜索', url: '/job-search' },
  { title: '简历搜索', url: '/resume/search' },
  {
    title: '专项招聘',
    url: '/working/index',
    children: [
      column('机关事业岗位', '/column/gov-job'),
      column('百日攻坚', '/brgj/index'),
      column('高校招聘', '/school/high'),
      column('高层次人才', '/high-level/index'),
      column('退役军人', '/servicemen/index'),
      column('残疾人就业', '/cjr/index'),
      column('灵活就业', '/lhjy/index'),
    ],
  },
  { title: '招聘会', url: '/recruitment?tr=5' },
  { title: '灵活就业', url: '/flexible' },
  { title: '考试报名', url: '/exam/center' },
  { title: '档案服务', url: '/archives' },
  { title: '政策法规', url: '/government/regulations' },
  { title: '帮助', url: '/help' },
]

export const entries = [
  { title: '单位登录/注册', url: '/org/login' },
  { title: '个人登录/注册', url: '/user/login' },
] as const

export const seeker: SignedInUser = {
  name: '䶮𠮷·买买提',
  picture: '',
  kind: 'seeker',
  messages: { href: '/message', unread: 3 },
}
export const employer: SignedInUser = {
  name: '赣州市章贡区滕王阁智能制造股份有限公司南昌第一分公司',
  picture,
  kind: 'employer',
  messages: { href: '/manage/message', unread: 0 },
}

export const searchBox: SearchBoxProps = {
  label: '搜索职位或公司',
  action: '/job-search',
  types: [
    { value: '1', label: '职位', placeholder: '按职位搜索' },
    { value: '2', label: '公司', placeholder: '按公司搜索' },
  ],
  placeLabel: '工作地点',
}

export const hotSearch: HotSearchProps = {
  label: '热搜推荐',
  words: ['五险一金', '双休', '销售', '经理', '行政', '人事', '客服'].map(title => ({
    title,
    url: `/job-search?t=${encodeURIComponent(title)}`,
  })),
}

/** Nothing may scroll sideways. */
export const fitsSideways = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
  await expect(scrollWidth).toBe(clientWidth)
}

/** Puts the window at the least width that pages must fit. */
export const least = { viewport: { value: 'least' } } as const

const place = (value: string, label: string, initials: string, children: readonly CascadeOption[] = []) => ({
  value,
  label,
  initials,
  children,
})

/** A few real regions; one of them cannot be chosen. */
export const regions: readonly CascadeOption[] = [
  place('110000', '北京市', 'bj', [place('110101', '东城区', 'dc'), place('110102', '西城区', 'xc')]),
  place('360000', '江西省', 'jx', [
    place('360100', '南昌市', 'nc', [place('360102', '东湖区', 'dh'), place('360121', '南昌县', 'ncx')]),
    { ...place('360200', '景德镇市', 'jdz'), disabled: true },
    place('360700', '赣州市', 'gz', [place('360702', '章贡区', 'zg'), place('360703', '南康区', 'nk')]),
    place('361100', '上饶市', 'sr', [place('361102', '信州区', 'xz')]),
  ]),
  place('513200', '阿坝藏族羌族自治州', 'ab', [place('513221', '汶川县', 'wc')]),
]

const titles = (group: string, names: readonly string[]) =>
  names.map((label, index) => ({ value: `${group}${index + 1}`, label }))

/** Three levels of invented job categories. */
export const categories: readonly CascadeOption[] = [
  {
    value: '1',
    label: 'IT/电商/通信/电子',
    children: [
      { value: '11', label: '后端开发', children: titles('11', ['Java', 'C++', '.NET', 'Python', '全栈工程师']) },
      { value: '12', label: '前端开发', children: titles('12', ['Web 前端', '小程序']) },
    ],
  },
  {
    value: '2',
    label: '销售/客服',
    children: [{ value: '21', label: '销售业务', children: titles('21', ['销售代表']) }],
  },
]
