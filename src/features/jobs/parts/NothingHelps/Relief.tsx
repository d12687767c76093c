import { ButtonLink, Link, Row, Skeleton, Stack } from '#design-system'
import { termLabel } from '#platform/text'
import { useRelief } from '../../hooks/useSearchHelps.ts'
import { groupsFor } from '../../model/filters.ts'
import { changed, type JobSearch } from '../../model/search.ts'
import { withoutTerm } from '../../model/without-term.ts'

type Single = 'city' | 'district' | 'category' | 'wage' | 'education'

/** The same search without one of its filters. */
function without(search: JobSearch, name: string, value: string): string {
  if (name === 't') return withoutTerm(search, value)
  if (name === 'welfare') return changed(search, { welfare: search.welfare.filter(tag => tag !== value) })
  const one: Partial<Record<string, string>> = { [name]: '', ...(name === 'city' && { district: '' }) }
  return changed(search, one satisfies Partial<Record<Single, string>>)
}

const labelIn = (search: JobSearch, name: string, value: string) =>
  (name === 't' && termLabel(value)) ||
  groupsFor(search)
    .find(group => group.name === name)
    ?.options.find(option => option.value === value)?.label ||
  '所选条件'

/** Nothing was found: the one filter whose removal helps most, and the others that help. Renders nothing when none does, and keeps its place until that is known. */
export function Relief({ search }: { search: JobSearch }) {
  const { relief, isAwaited } = useRelief(search)
  const [best, ...others] = relief.map(({ name, value, count, capped }) => ({
    key: `${name} ${value}`,
    label: labelIn(search, name, value),
    count: `${count}${capped ? '+' : ''} 个职位`,
    href: without(search, name, value),
  }))
  if (isAwaited)
    return (
      <div aria-busy>
        <Skeleton shape="button" width={60} />
      </div>
    )
  if (!best) return null
  return (
    <Stack gap={2}>
      <div>
        <ButtonLink variant="primary" href={best.href}>
          去掉“{best.label}”，看 {best.count}
        </ButtonLink>
      </div>
      {others.length > 0 && (
        <Row gap={3} justify="center">
          {others.slice(0, 3).map(({ key, label, count, href }) => (
            <Link key={key} href={href}>
              去掉“{label}”（{count}）
            </Link>
          ))}
        </Row>
      )}
    </Stack>
  )
}
