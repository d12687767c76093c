import type { CompanyCard } from '#contract/companies'
import { pathTo } from '#contract/pages'
import { labelOf } from '#contract/reference/lookup'
import { tradeList } from '#contract/reference/trades'
import { Avatar, Link } from '#design-system'
import { Cards } from './CompanyCards.styles.ts'

/** Employers beside each other, each with what it does, where, and how many jobs it offers now. */
export const CompanyCards = ({ companies }: { companies: readonly CompanyCard[] }) => (
  <Cards>
    {companies.map(({ id, name, shortName, trade, place, logo, openJobs }) => (
      <li key={id}>
        <Avatar kind="employer" src={logo} letter={[...(shortName || name)][0]} />
        <div>
          <Link href={pathTo('companyDetails', { id })} variant="plain" stretched>
            {shortName || name}
          </Link>
          <p>
            <span>{labelOf(tradeList, trade)}</span>
            <span>{place}</span>
            <span>{openJobs} 个在招职位</span>
          </p>
        </div>
      </li>
    ))}
  </Cards>
)
