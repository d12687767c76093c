import { pathTo } from '#contract/pages'
import { labelOf } from '#contract/reference/lookup'
import { tradeList } from '#contract/reference/trades'
import { Avatar, Card, EmptyState, Link, LoadState } from '#design-system'
import { useBrands } from '../../hooks/useHomeContent.ts'
import { Brands } from './BrandCompanies.styles.ts'

/** Companies known in the province, each with what it offers now. */
export function BrandCompanies() {
  const { companies, ...state } = useBrands()
  return (
    <Card title="品牌企业">
      <LoadState
        {...state}
        data={companies}
        isEmpty={list => list.length === 0}
        empty={<EmptyState title="暂时没有品牌企业" />}
      >
        {list => (
          <Brands>
            {list.map(company => (
              <li key={company.id}>
                <Avatar kind="employer" src={company.logo} letter={[...company.shortName][0]} />
                <div>
                  <Link href={pathTo('companyDetails', { id: company.id })} variant="plain" stretched>
                    {company.shortName}
                  </Link>
                  <p>
                    <span>{labelOf(tradeList, company.trade)}</span>
                    <span>{company.place}</span>
                    <span>{company.openJobs} 个在招职位</span>
                  </p>
                </div>
              </li>
            ))}
          </Brands>
        )}
      </LoadState>
    </Card>
  )
}
