import { pathTo } from '#contract/pages'
import { TabLinks } from '#design-system'

const pages = [
  { href: pathTo('ldgx'), label: '竞赛首页' },
  { href: pathTo('courses'), label: '课程' },
  { href: pathTo('questions'), label: '题库练习' },
  { href: pathTo('ldgxResult'), label: '竞赛结果' },
] as const

/** The pages of the competition. Renders a `<nav>`. */
export const CompetitionTabs = ({ current }: { current: (typeof pages)[number]['href'] }) => (
  <TabLinks label="竞赛的页面" items={pages.map(({ href, label }) => ({ href, label, current: href === current }))} />
)
