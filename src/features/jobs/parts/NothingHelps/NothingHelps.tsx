import { pathTo } from '#contract/pages'
import { Link, Row } from '#design-system'
import type { JobSearch } from '../../model/search.ts'
import { JobsBeside } from '../JobsBeside/JobsBeside.tsx'
import { Root } from './NothingHelps.styles.ts'
import { Relief } from './Relief.tsx'

/** Where there is something, whatever was looked for. */
const elsewhere = [
  { label: '全部职位', href: pathTo('jobSearch') },
  { label: '零工', href: pathTo('flexible') },
  { label: '招聘会', href: pathTo('fairs') },
] as const

/** The way on where nothing was found: the filter to let go of, the places beside, and where there is something. Renders a `<div>`. */
export const NothingHelps = ({ search }: { search: JobSearch }) => (
  <Root gap={3}>
    <Relief search={search} />
    {search.city && <JobsBeside search={search} />}
    <Row gap={3}>
      也可以看看
      {elsewhere.map(({ label, href }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </Row>
  </Root>
)
