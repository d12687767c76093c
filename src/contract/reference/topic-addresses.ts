import type { PageEntry } from '../page-entry.ts'

/**
 * The addresses that the specification fixes: forty pages that are one page and a record each. Later topics stand at
 * `/topic/<name>` and need no line here. A title is what the page is called until its record is there.
 */
export const topicPages = {
  ay: { slice: 'topics', path: '/ay/index', title: '安源专场', access: 'public' },
  yc: { slice: 'topics', path: '/yc/index', title: '宜春专场', access: 'public' },
  dz: { slice: 'topics', path: '/dz/index', title: '定制招聘', access: 'public' },
  jq: { slice: 'topics', path: '/jq/index', title: '金秋招聘', access: 'public' },
  bcxz: { slice: 'topics', path: '/bcxz/index', title: '百场校招', access: 'public' },
  cmxy: { slice: 'topics', path: '/cmxy/index', title: '才满新余', access: 'public' },
  hwyc: { slice: 'topics', path: '/hwyc/index', title: '海外英才', access: 'public' },
  hwycGcc: { slice: 'topics', path: '/hwyc/gcc', title: '海外英才·高层次人才', access: 'public' },
  sjt: { slice: 'topics', path: '/sjt/index', title: '省级联合招聘', access: 'public' },
  brgj: { slice: 'topics', path: '/brgj/index', title: '百日攻坚', access: 'public' },
  dzgx: { slice: 'topics', path: '/dzgx/index', title: '大中城市联合招聘高校毕业生', access: 'public' },
  dzgxCity: { slice: 'topics', path: '/dzgx/city', title: '大中城市联合招聘·城市站', access: 'public' },
  xy: { slice: 'topics', path: '/xy/index', title: '新余专场', access: 'public' },
  px: { slice: 'topics', path: '/px/index', title: '萍乡专场', access: 'public' },
  jdz: { slice: 'topics', path: '/jdz/index', title: '景德镇专场', access: 'public' },
  nd: { slice: 'topics', path: '/nd/index', title: '年度专场', access: 'public' },
  ngc: { slice: 'topics', path: '/ngc/index', title: '农工商联合招聘', access: 'public' },
  cjr: { slice: 'topics', path: '/cjr/index', title: '残疾人就业专场', access: 'public' },
  ayXy: { slice: 'topics', path: '/ay-xy/index', title: '安源—湘东联合专场', access: 'public' },
  lhjy: { slice: 'topics', path: '/lhjy/index', title: '灵活就业专场', access: 'public' },
  ldgx: { slice: 'topics', path: '/ldgx/index', title: '劳动关系协调员竞赛', access: 'public' },
  ldgxResult: { slice: 'topics', path: '/ldgx/result', title: '劳动关系协调员竞赛·结果', access: 'public' },
  theme20: { slice: 'topics', path: '/theme/20/index', title: '学习贯彻党的二十大精神', access: 'public' },
  theme20News: { slice: 'topics', path: '/theme/20/news', title: '党的二十大·学习动态', access: 'public' },
  servicemen: { slice: 'topics', path: '/servicemen/index', title: '退役军人就业专区', access: 'public' },
  themeEducation: { slice: 'topics', path: '/theme-education/index', title: '主题教育', access: 'public' },
  themeEducationDiscipline: {
    slice: 'topics',
    path: '/theme-education/discipline',
    title: '主题教育·学习要求',
    access: 'public',
  },
  themeEducationCategory: {
    slice: 'topics',
    path: '/theme-education/category',
    title: '主题教育·分类资料',
    access: 'public',
  },
  highLevel: { slice: 'topics', path: '/high-level/index', title: '高层次人才', access: 'public' },
  highLevelInfo: { slice: 'topics', path: '/high-level/info', title: '高层次人才·政策与服务', access: 'public' },
  highLevelElegant: { slice: 'topics', path: '/high-level/elegant', title: '高层次人才·人才风采', access: 'public' },
  working: { slice: 'topics', path: '/working/index', title: '专项招聘', access: 'public' },
  workingCategory: { slice: 'topics', path: '/working/category', title: '专项招聘·分类职位', access: 'public' },
  governmentJobs: { slice: 'topics', path: '/column/gov-job', title: '机关事业单位辅助岗位专栏', access: 'login' },
} as const satisfies Readonly<Record<string, PageEntry>>

const fixed: ReadonlyMap<string, PageEntry> = new Map(Object.values(topicPages).map(page => [page.path, page]))
const LATER = /^\/topic\/[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether the page at this address asks people to sign in (specification section 2). */
export const isMembersAddress = (address: string): boolean => fixed.get(address)?.access === 'login'

/** Whether a topic stands at this address by the specification. */
export const isFixedTopic = (address: string): boolean => fixed.has(address)

/** Whether a topic may stand there: one of the fixed addresses, or `/topic/<name>`. */
export const isTopicAddress = (address: string): boolean => isFixedTopic(address) || LATER.test(address)
