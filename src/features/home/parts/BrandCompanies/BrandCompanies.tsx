import { tradeList } from '#contract/reference/companies'
import { labelOf } from '#contract/reference/lookup'
import { Avatar, Card, Empty, Link, LoadState, Text } from '#design-system'
import { useBrands } from '../../hooks/useHomeContent.ts'
import { Brand, Brands } from './BrandCompanies.styles.ts'

/** Companies known in the province, each with what it offers now. */
export function BrandCompanies() {
  const { companies, ...state } = useBrands()
  return (
    <Card title="品牌企业">
      <LoadState
        {...state}
        data={companies}
        isEmpty={list => list.length === 0}
        empty={<Empty title="暂时没有品牌企业" />}
      >
        {list => (
          <Brands>
            {list.map(company => (
              <Brand key={company.id}>
                <Avatar kind="employer" src={company.logo} />
                <div>
                  <Link href={`/company-details/${company.id}`} variant="plain" stretched>
                    {company.shortName}
                  </Link>
                  <Text size="sm" tone="muted">
                    {labelOf(tradeList, company.trade)} · {company.place}
                  </Text>
                  <Text size="sm" tone="muted">
                    {company.openJobs} 个在招职位
                  </Text>
                </div>
              </Brand>
            ))}
          </Brands>
        )}
      </LoadState>
    </Card>
  )
}
