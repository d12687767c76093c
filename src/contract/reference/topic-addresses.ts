/** An address at which a topic stands, with what the page is called until its record is there. */
interface TopicAddress {
  readonly path: string
  readonly title: string
  /** The page asks people to sign in (specification section 2). */
  readonly members?: true
}

/**
 * The addresses that the specification fixes: forty pages that are one page and a record each. Later topics stand at
 * `/topic/<name>` and need no line here.
 */
export const topicAddresses = [
  { path: '/ay/index', title: '安源专场' },
  { path: '/yc/index', title: '宜春专场' },
  { path: '/dz/index', title: '定制招聘' },
  { path: '/jq/index', title: '金秋招聘' },
  { path: '/bcxz/index', title: '百场校招' },
  { path: '/cmxy/index', title: '才满新余' },
  { path: '/hwyc/index', title: '海外英才' },
  { path: '/hwyc/gcc', title: '海外英才·高层次人才' },
  { path: '/sjt/index', title: '省级联合招聘' },
  { path: '/brgj/index', title: '百日攻坚' },
  { path: '/dzgx/index', title: '大中城市联合招聘高校毕业生' },
  { path: '/dzgx/city', title: '大中城市联合招聘·城市站' },
  { path: '/xy/index', title: '新余专场' },
  { path: '/px/index', title: '萍乡专场' },
  { path: '/jdz/index', title: '景德镇专场' },
  { path: '/nd/index', title: '年度专场' },
  { path: '/ngc/index', title: '农工商联合招聘' },
  { path: '/cjr/index', title: '残疾人就业专场' },
  { path: '/ay-xy/index', title: '安源—湘东联合专场' },
  { path: '/lhjy/index', title: '灵活就业专场' },
  { path: '/ldgx/index', title: '劳动关系协调员竞赛' },
  { path: '/ldgx/result', title: '劳动关系协调员竞赛·结果' },
  { path: '/theme/20/index', title: '学习贯彻党的二十大精神' },
  { path: '/theme/20/news', title: '党的二十大·学习动态' },
  { path: '/servicemen/index', title: '退役军人就业专区' },
  { path: '/theme-education/index', title: '主题教育' },
  { path: '/theme-education/discipline', title: '主题教育·学习要求' },
  { path: '/theme-education/category', title: '主题教育·分类资料' },
  { path: '/high-level/index', title: '高层次人才' },
  { path: '/high-level/info', title: '高层次人才·政策与服务' },
  { path: '/high-level/elegant', title: '高层次人才·人才风采' },
  { path: '/working/index', title: '专项招聘' },
  { path: '/working/category', title: '专项招聘·分类职位' },
  { path: '/column/gov-job', title: '机关事业单位辅助岗位专栏', members: true },
] as const satisfies readonly TopicAddress[]

const fixed: ReadonlySet<string> = new Set(topicAddresses.map(({ path }) => path))
const LATER = /^\/topic\/[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether the page at this address asks people to sign in. */
export const isMembersAddress = (address: string): boolean =>
  topicAddresses.some(topic => topic.path === address && 'members' in topic)

/** Whether a topic may stand there: one of the fixed addresses, or `/topic/<name>`. */
export const isTopicAddress = (address: string): boolean => fixed.has(address) || LATER.test(address)
