import { useState } from 'react'
import { Button, Card, EmptyState, LoadState, Stack } from '#design-system'
import { useImportantCompanies } from '../../hooks/useCompanyLists.ts'
import { CompanyCards } from '../CompanyCards/CompanyCards.tsx'

interface Props {
  /** '' for the whole province. */
  city: string
  /** '' for any. */
  trade: string
  /** How many at first, and how many more at a time. */
  count: number
}

/** The service gives no more at once. */
const MOST = 50

/** Well-known employers, those with most open jobs first: where to begin when one has no name in mind. */
export function ImportantCompanies({ city, trade, count }: Props) {
  const [shown, setShown] = useState(count)
  const { companies, ...state } = useImportantCompanies({ city, trade, count: shown })
  return (
    <Card title="重点单位">
      <LoadState
        {...state}
        data={companies}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title="没有符合条件的重点单位" />}
      >
        {({ list, total }) => (
          <Stack gap={3}>
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
