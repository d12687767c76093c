import type { JobDetail } from '#contract/jobs'
import { licenceLine } from '#contract/licence-standing'
import { pathTo } from '#contract/pages'
import { companyTypeList, scaleList } from '#contract/reference/company-kinds'
import { labelOf } from '#contract/reference/lookup'
import { tradeList } from '#contract/reference/trades'
import { Card, Icon, icons, Link, Row, Stack, Text } from '#design-system'
import { useAnswering } from '../../hooks/useAnswering.ts'
import { answeringText } from '../../model/answering.ts'
import { HideCompany } from '../HideCompany/HideCompany.tsx'

const accountKinds = {
  self: '自主招聘单位',
  public: '公共就业人才服务机构',
  agency: '经营性人力资源服务机构',
} as const

/** A line of nothing, until it is known how the employer answers. */
const EMPTY = '\u00a0'

interface Props {
  company: JobDetail['company']
  /** Place of its heading in the outline. */
  level?: 2 | 3 | undefined
}

/** Who is hiring, and how far that has been checked. Renders a `<section>`. */
export function EmployerCard({ company, level }: Props) {
  const { answering, isAwaited } = useAnswering(company.id)
  const facts = [
    labelOf(tradeList, company.trade),
    labelOf(companyTypeList, company.companyType),
    labelOf(scaleList, company.scale),
    company.place,
  ]
  return (
    <Card title="招聘单位" level={level}>
      <Stack gap={2}>
        <Link href={pathTo('companyDetails', { id: company.id })}>{company.name}</Link>
        <Row gap={2}>
          {facts.filter(Boolean).map(fact => (
            <Text key={fact} size="sm" tone="muted">
              {fact}
            </Text>
          ))}
        </Row>
        <Row gap={2} align="start" nowrap>
          <Icon path={company.licenceStanding === 'valid' ? icons.shield : icons.info} size="small" />
          <Text size="sm" tone="muted">
            {licenceLine(company)}。{accountKinds[company.accountKind]}
          </Text>
        </Row>
        {answering && (
          <Row gap={2} align="start" nowrap>
            <Icon path={icons.clock} size="small" />
            <Text size="sm" tone="muted">
              {answeringText(answering)}
            </Text>
          </Row>
        )}
        {isAwaited && <Text size="sm">{EMPTY}</Text>}
        <Link href={pathTo('companyDetails', { id: company.id })}>查看全部 {company.openJobs} 个在招职位</Link>
        <HideCompany id={company.id} name={company.name} />
      </Stack>
    </Card>
  )
}
