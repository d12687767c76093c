import { Card, LoadState } from '#design-system'
import { useSimilarCompanies } from '../../hooks/useSimilarCompanies.ts'
import { CompanyCards } from '../CompanyCards/CompanyCards.tsx'

/** Where else people of this trade are looked for. Renders nothing where nobody is. */
export function SimilarCompanies() {
  const { companies, ...state } = useSimilarCompanies()
  if (companies?.length === 0) return null
  return (
    <Card title="同行业在招的单位">
      <LoadState {...state} data={companies}>
        {list => <CompanyCards companies={list} />}
      </LoadState>
    </Card>
  )
}
