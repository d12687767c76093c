import { pathTo } from '#contract/pages'
import { TabLinks } from '#design-system'

const pages = [
  { name: 'ldgx', label: '竞赛首页' },
  { name: 'courses', label: '课程' },
  { name: 'questions', label: '题库练习' },
  { name: 'ldgxResult', label: '竞赛结果' },
] as const

/** The pages of the competition. Renders a `<nav>`. */
export const CompetitionTabs = ({ current }: { current: (typeof pages)[number]['name'] }) => (
  <TabLinks
    label="竞赛的页面"
    items={pages.map(({ name, label }) => ({ href: pathTo(name), label, current: name === current }))}
  />
)
