import { pathTo } from '#contract/pages'
import { Card, EmptyState, Link, LoadState } from '#design-system'
import { useHiringCompanies } from '../../hooks/useCompanyLists.ts'
import { CompanyCards } from '../CompanyCards/CompanyCards.tsx'

interface Props {
  /** Code of the sub-site's city. */
  city: string
  /** How many at most. */
  count: number
}

/** Employers of a sub-site's city that are hiring now. */
export function SubsiteCompanies({ city, count }: Props) {
  const { companies, ...state } = useHiringCompanies(city, count)
  return (
    <Card title="本市在招单位" action={<Link href={pathTo('jobSearch', null, { city, type: '2' })}>更多单位</Link>}>
      <LoadState
        {...state}
        data={companies}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState title="本市暂时没有在招单位" action={<Link href={pathTo('jobSearch')}>看看全省的职位</Link>} />
        }
      >
        {list => <CompanyCards companies={list} />}
      </LoadState>
    </Card>
  )
}
