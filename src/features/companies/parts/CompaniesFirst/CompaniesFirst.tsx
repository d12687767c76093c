import { ImportantCompanies } from '../ImportantCompanies/ImportantCompanies.tsx'
import { NamedCompanies, type NamedCompaniesProps } from '../NamedCompanies/NamedCompanies.tsx'

/** What a search for companies shows before their jobs: those of the name, or well-known ones while none is given. */
export const CompaniesFirst = (props: NamedCompaniesProps) =>
  props.t ? (
    <NamedCompanies {...props} />
  ) : (
    <ImportantCompanies city={props.city} trade={props.trade} count={props.count} />
  )
