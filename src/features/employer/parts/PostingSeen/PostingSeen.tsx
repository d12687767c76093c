import type { JobDraft } from '#contract/job-posting'
import { jobTagList } from '#contract/reference/employment'
import { labelOf, pathOf } from '#contract/reference/lookup'
import { jiangxiRegions } from '#contract/reference/regions'
import { Card, Row, Stack, Tag, Text } from '#design-system'
import { demandsOf, JobTexts, PayText } from '#features/jobs'

const placeOf = ({ city, district }: JobDraft) =>
  pathOf(jiangxiRegions, district || city)
    .slice(1)
    .map(({ label }) => label)
    .join('·')

/** A posting as seekers will read it, while it is being written; what is not written yet is left out. */
export function PostingSeen({ draft }: { draft: JobDraft }) {
  const { wageMin, wageMax, wageMonths, headcount, welfare } = draft
  const place = placeOf(draft)
  const facts = [place, ...demandsOf(draft), headcount !== null && `招 ${headcount} 人`].filter(Boolean)
  return (
    <Card title={draft.title || '求职者会这样看到'}>
      <Stack gap={4}>
        {(wageMin !== null || wageMax !== null) && (
          <PayText wageMin={wageMin} wageMax={wageMax} wageMonths={wageMonths ?? 12} />
        )}
        {facts.length > 0 && <Text tone="muted">{facts.join(' · ')}</Text>}
        {welfare.length > 0 && (
          <Row gap={1}>
            {welfare.map(value => (
              <Tag key={value}>{labelOf(jobTagList, value)}</Tag>
            ))}
          </Row>
        )}
        <JobTexts job={{ ...draft, place }} level={3} />
      </Stack>
    </Card>
  )
}
