import type { CompanyProfile } from '#contract/companies'
import { licenceLine } from '#contract/licence-standing'
import { companyTypeList, scaleList } from '#contract/reference/company-kinds'
import { jobTagList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { tradeList } from '#contract/reference/trades'
import { Avatar, DetailHead, Icon, icons, Row, Tag, Text } from '#design-system'

const accountKinds = {
  self: '自主招聘单位',
  public: '公共就业人才服务机构',
  agency: '经营性人力资源服务机构',
} as const

/** Who the employer is and how far that has been checked. Renders a `<header>`. */
export function CompanyHead({ company }: { company: CompanyProfile }) {
  const facts = [
    labelOf(tradeList, company.trade),
    labelOf(companyTypeList, company.companyType),
    labelOf(scaleList, company.scale),
    company.place,
    company.foundedYear ? `${company.foundedYear} 年成立` : '',
    company.formerName && `曾用名：${company.formerName}`,
  ]
  return (
    <DetailHead
      title={company.name}
      media={<Avatar kind="employer" size="large" src={company.logo} letter={[...company.shortName][0]} />}
      facts={facts}
      note={<span>{company.followers} 人关注</span>}
    >
      <Row gap={2} align="start" nowrap>
        <Icon path={company.licenceStanding === 'valid' ? icons.shield : icons.info} />
        <Text size="sm">
          {licenceLine(company)}。{accountKinds[company.accountKind]}，统一社会信用代码 {company.creditCode}
        </Text>
      </Row>
      {company.welfare.length > 0 && (
        <Row gap={1}>
          {company.welfare.map(value => (
            <Tag key={value}>{labelOf(jobTagList, value)}</Tag>
          ))}
        </Row>
      )}
    </DetailHead>
  )
}
