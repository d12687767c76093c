import type { FairJobFilter, FairJobPage } from '#contract/fair-halls'
import { ButtonLink, type FilterGroup, Link, Row, Stack, Text } from '#design-system'
import { type FairJobSearch, type FairJobsPlace, withoutHref } from '../../model/fair-job-filters.ts'

interface Props {
  fairId: string
  place: FairJobsPlace
  search: FairJobSearch
  groups: readonly FilterGroup[]
  relief: FairJobPage['relief']
}

/** How many other filters are offered beside the one that helps most. */
const OTHERS = 3

const wordsOf = (name: FairJobFilter, { t, ...search }: FairJobSearch, groups: readonly FilterGroup[]): string => {
  if (name === 't') return t
  const value = name === 'listed' ? '1' : search[name]
  return groups.find(group => group.name === name)?.options.find(option => option.value === value)?.label ?? '所选条件'
}

/** Nothing was found: the one filter whose removal helps most, and the others that help. Renders nothing when none does. */
export function FairJobRelief({ fairId, place, search, groups, relief }: Props) {
  const [best, ...others] = relief.map(({ name, count }) => ({
    name,
    label: wordsOf(name, search, groups),
    count: `${count} 个岗位`,
    href: withoutHref(fairId, place, search, name),
  }))
  if (!best) return null
  return (
    <Stack gap={2}>
      <Row gap={3}>
        <Text>没有岗位符合全部条件。</Text>
        <ButtonLink variant="primary" href={best.href}>
          去掉“{best.label}”，看 {best.count}
        </ButtonLink>
      </Row>
      {others.length > 0 && (
        <Row gap={3}>
          {others.slice(0, OTHERS).map(({ name, label, count, href }) => (
            <Link key={name} href={href}>
              去掉“{label}”（{count}）
            </Link>
          ))}
        </Row>
      )}
    </Stack>
  )
}
