import { ButtonLink, Link, Row, Skeleton, Text } from '#design-system'
import { termLabel } from '#platform/text'
import { useRelief } from '../../hooks/useSearchHelps.ts'
import { groupsFor } from '../../model/filters.ts'
import { changed, type JobSearch } from '../../model/search.ts'
import { tagsOf } from '../../model/understood.ts'
import { withoutTerm } from '../../model/without-term.ts'
import { Place } from './NothingHelps.styles.ts'

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

/** How many others than the best are offered. */
const MOST_OTHERS = 3

/**
 * Nothing was found: the one filter whose removal helps most, and the others that help, or that none does. Keeps its place
 * until that is known; renders nothing where there is no filter.
 */
export function Relief({ search }: { search: JobSearch }) {
  const filters = Object.values(tagsOf(search)).flat().length
  const { relief, isKnown, isAwaited } = useRelief(filters > 0 ? search : null)
  if (filters === 0) return null
  const [best, ...others] = relief.map(({ name, value, count, capped }) => ({
    key: `${name} ${value}`,
    label: labelIn(search, name, value),
    count: `${count}${capped ? '+' : ''} 个职位`,
    href: without(search, name, value),
  }))
  return (
    <Place data-others={filters > 1 || undefined} aria-busy={isAwaited}>
      {isAwaited && <Skeleton shape="button" width={60} />}
      {isKnown && !best && <Text tone="muted">去掉任何一个条件也没有职位，可以换个词再搜。</Text>}
      {best && (
        <div>
          <ButtonLink variant="primary" href={best.href}>
            去掉“{best.label}”，看 {best.count}
          </ButtonLink>
        </div>
      )}
      {others.length > 0 && (
        <Row gap={3} justify="center">
          {others.slice(0, MOST_OTHERS).map(({ key, label, count, href }) => (
            <Link key={key} href={href}>
              去掉“{label}”（{count}）
            </Link>
          ))}
        </Row>
      )}
    </Place>
  )
}
