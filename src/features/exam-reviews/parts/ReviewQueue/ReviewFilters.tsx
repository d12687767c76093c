import type { ReviewPage } from '#contract/exam-reviews'
import { Field, Row, Select, Stack, TabLinks } from '#design-system'
import { useNavigate } from '#platform/routing'
import { type ReviewSearch, reviewAddress } from '../../model/review-search.ts'

const whats = [
  { what: '', label: '全部', count: 'all' },
  { what: 'first', label: '初审', count: 'first' },
  { what: 'appeal', label: '申诉', count: 'appeal' },
  { what: 'second', label: '复审', count: 'second' },
  { what: 'third', label: '裁定', count: 'third' },
] as const

interface Props {
  reviews: ReviewPage
  search: ReviewSearch
}

/** What the queue is narrowed to, with how many each leads to. */
export function ReviewFilters({ reviews: { exam, counts, positions }, search }: Props) {
  const navigate = useNavigate()
  const hrefFor = (change: Partial<ReviewSearch>) => reviewAddress(exam.id, search, change)
  return (
    <Stack gap={3}>
      <TabLinks
        label="哪一步"
        items={[
          ...whats.map(({ what, label, count }) => ({
            href: hrefFor({ what, soon: false }),
            label: `${label} ${counts[count]}`,
            current: search.what === what && !search.soon,
          })),
          { href: hrefFor({ what: '', soon: true }), label: `一天内到期 ${counts.soon}`, current: search.soon },
        ]}
      />
      <Row gap={3}>
        <Field label="职位">
          <Select
            value={search.position}
            placeholder="全部职位"
            options={positions.map(({ id, code, title, waiting }) => ({
              value: id,
              label: `${code} ${title}（${waiting}）`,
            }))}
            onChange={event => navigate(hrefFor({ position: event.currentTarget.value }))}
          />
        </Field>
      </Row>
    </Stack>
  )
}
