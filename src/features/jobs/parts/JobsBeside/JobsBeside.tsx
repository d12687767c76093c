import { Link, Row, Text } from '#design-system'
import { useNeighbours } from '../../hooks/useSearchHelps.ts'
import { changed, type JobSearch } from '../../model/search.ts'

/** So many places are offered; those with the most jobs come first. */
const OFFERED = 6

/** Where the chosen place has few jobs: the same search in the places beside it. Renders a `<nav>`, nothing where they have none. */
export function JobsBeside({ search }: { search: JobSearch }) {
  const { neighbours } = useNeighbours(search)
  if (neighbours.length === 0) return null
  return (
    <nav aria-label="附近的职位">
      <Row gap={3}>
        <Text>附近：</Text>
        {neighbours.slice(0, OFFERED).map(({ city, district, label, count, capped }) => (
          <Link key={district || city} href={changed(search, { city, district })}>
            {label}（{count}
            {capped && '+'}）
          </Link>
        ))}
      </Row>
    </nav>
  )
}
