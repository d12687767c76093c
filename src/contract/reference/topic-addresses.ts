import { type PageEntry, pageOf } from '../page-entry.ts'

/**
 * The addresses that the specification fixes: forty pages that are one page and a record each. Later topics stand at
 * `/topic/<name>` and need no line here. A title is what the page is called until its record is there.
 */
export const topicPages = {
  ay: pageOf('topics', '/ay/index', '安源专场'),
  yc: pageOf('topics', '/yc/index', '宜春专场'),
  dz: pageOf('topics', '/dz/index', '定制招聘'),
  jq: pageOf('topics', '/jq/index', '金秋招聘'),
  bcxz: pageOf('topics', '/bcxz/index', '百场校招'),
  cmxy: pageOf('topics', '/cmxy/index', '才满新余'),
  hwyc: pageOf('topics', '/hwyc/index', '海外英才'),
  hwycGcc: pageOf('topics', '/hwyc/gcc', '海外英才·高层次人才'),
  sjt: pageOf('topics', '/sjt/index', '省级联合招聘'),
  brgj: pageOf('topics', '/brgj/index', '百日攻坚'),
  dzgx: pageOf('topics', '/dzgx/index', '大中城市联合招聘高校毕业生'),
  dzgxCity: pageOf('topics', '/dzgx/city', '大中城市联合招聘·城市站'),
  xy: pageOf('topics', '/xy/index', '新余专场'),
  px: pageOf('topics', '/px/index', '萍乡专场'),
  jdz: pageOf('topics', '/jdz/index', '景德镇专场'),
  nd: pageOf('topics', '/nd/index', '年度专场'),
  ngc: pageOf('topics', '/ngc/index', '农工商联合招聘'),
  cjr: pageOf('topics', '/cjr/index', '残疾人就业专场'),
  ayXy: pageOf('topics', '/ay-xy/index', '安源—湘东联合专场'),
  lhjy: pageOf('topics', '/lhjy/index', '灵活就业专场'),
  ldgx: pageOf('topics', '/ldgx/index', '劳动关系协调员竞赛'),
  ldgxResult: pageOf('topics', '/ldgx/result', '劳动关系协调员竞赛·结果'),
  theme20: pageOf('topics', '/theme/20/index', '学习贯彻党的二十大精神'),
  theme20News: pageOf('topics', '/theme/20/news', '党的二十大·学习动态'),
  servicemen: pageOf('topics', '/servicemen/index', '退役军人就业专区'),
  themeEducation: pageOf('topics', '/theme-education/index', '主题教育'),
  themeEducationDiscipline: pageOf('topics', '/theme-education/discipline', '主题教育·学习要求'),
  themeEducationCategory: pageOf('topics', '/theme-education/category', '主题教育·分类资料'),
  highLevel: pageOf('topics', '/high-level/index', '高层次人才'),
  highLevelInfo: pageOf('topics', '/high-level/info', '高层次人才·政策与服务'),
  highLevelElegant: pageOf('topics', '/high-level/elegant', '高层次人才·人才风采'),
  working: pageOf('topics', '/working/index', '专项招聘'),
  workingCategory: pageOf('topics', '/working/category', '专项招聘·分类职位'),
  governmentJobs: pageOf('topics', '/column/gov-job', '机关事业单位辅助岗位专栏', 'login'),
} as const satisfies Readonly<Record<string, PageEntry>>

const fixed: ReadonlyMap<string, PageEntry> = new Map(Object.values(topicPages).map(page => [page.path, page]))
const LATER = /^\/topic\/[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether the page at this address asks people to sign in (specification section 2). */
export const isMembersAddress = (address: string): boolean => fixed.get(address)?.access === 'login'

/** Whether a topic stands at this address by the specification. */
export const isFixedTopic = (address: string): boolean => fixed.has(address)

/** Whether a topic may stand there: one of the fixed addresses, or `/topic/<name>`. */
export const isTopicAddress = (address: string): boolean => isFixedTopic(address) || LATER.test(address)
