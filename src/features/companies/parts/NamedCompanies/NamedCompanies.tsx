import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { Button, Card, EmptyState, Link, LoadState, ResultCount, Stack } from '#design-system'
import { useNamedCompanies } from '../../hooks/useCompanyLists.ts'
import { CompanyCards } from '../CompanyCards/CompanyCards.tsx'

export interface NamedCompaniesProps {
  /** Words of the name. */
  t: string
  /** Codes; '' for any. */
  city: string
  district: string
  trade: string
  companyType: string
  scale: string
  /** How many at first, and how many more at a time. */
  count: number
}

/** The service gives no more at once. */
const MOST = 50

/** The employers that somebody looks for by name. */
export function NamedCompanies({ count, ...named }: NamedCompaniesProps) {
  const [shown, setShown] = useState(count)
  const { companies, ...state } = useNamedCompanies({ ...named, count: shown })
  return (
    <Card title={`名称含“${named.t}”的单位`}>
      <LoadState
        {...state}
        data={companies}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title="没有找到这个名称的单位"
            action={<Link href={pathTo('jobSearch', null, { t: named.t })}>按职位搜索“{named.t}”</Link>}
          >
            换成单位全称或简称里的几个字，或者去掉地点再试。
          </EmptyState>
        }
      >
        {({ list, total, capped }) => (
          <Stack gap={3}>
            <ResultCount count={total} capped={capped} unit="家单位" />
            <CompanyCards companies={list} />
            {list.length < Math.min(total, MOST) && (
              <Button variant="quiet" onClick={() => setShown(Math.min(MOST, shown + count))}>
                再看几家
              </Button>
            )}
          </Stack>
        )}
      </LoadState>
    </Card>
  )
}
