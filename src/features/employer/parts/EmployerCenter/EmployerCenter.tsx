import type { employerOverview } from '#contract/employer'
import type { OutputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import { ButtonLink, Card, Link, LoadState, Row, Stack, StatStrip, Text } from '#design-system'
import { useMayAct } from '#platform/session'
import { useEmployerOverview } from '../../hooks/useEmployerOverview.ts'
import { LicenceCard } from '../LicenceCard/LicenceCard.tsx'

type Overview = OutputOf<typeof employerOverview>

/** What needs the employer first, most urgent on top. */
const tasksOf = ({ unreadResumes, waiting, endingSoon, drafts, queued, validJobs }: Overview, mayRecruit: boolean) =>
  [
    {
      count: unreadResumes,
      label: `${unreadResumes} 份简历还没有看`,
      href: pathTo('received', null, { state: 'delivered' }),
    },
    ...(mayRecruit
      ? [
          {
            count: waiting,
            label: `${waiting} 位求职者在等您的答复`,
            href: pathTo('received', null, { state: 'viewed' }),
          },
          {
            count: endingSoon,
            label: `${endingSoon} 个职位七天内截止`,
            href: pathTo('ownJobs', null, { state: 'valid' }),
          },
          { count: drafts, label: `${drafts} 个职位草稿还没有发布`, href: pathTo('ownJobs', null, { state: 'draft' }) },
          {
            count: queued,
            label: `${queued} 个职位等单位审核通过后自动发布`,
            href: pathTo('ownJobs', null, { state: 'queued' }),
          },
          {
            count: validJobs + queued === 0 ? 1 : 0,
            label: '还没有在招的职位，发布第一个',
            href: pathTo('publish'),
          },
        ]
      : []),
  ].filter(({ count }) => count > 0)

/** The employer's centre: today's tasks first, then figures, then ways on. */
export function EmployerCenter() {
  const { overview, ...state } = useEmployerOverview()
  const mayRecruit = useMayAct('recruiter')
  return (
    <LoadState {...state} data={overview}>
      {shown => (
        <Stack gap={5}>
          <Text strong>{shown.company.name}</Text>
          <Card title="今天要处理">
            <Stack gap={2}>
              {tasksOf(shown, mayRecruit).map(({ label, href }) => (
                <Link key={href} href={href}>
                  {label}
                </Link>
              ))}
              {tasksOf(shown, mayRecruit).length === 0 && <Text tone="muted">今天没有要处理的事。</Text>}
            </Stack>
          </Card>
          <StatStrip
            duration={0}
            items={[
              {
                label: '在招职位',
                value: shown.validJobs,
                unit: '个',
                href: pathTo('ownJobs', null, { state: 'valid' }),
              },
              { label: '收到简历', value: shown.applications, unit: '份', href: pathTo('received') },
              { label: '未读消息', value: shown.unreadMessages, unit: '条', href: pathTo('employerMessages') },
            ]}
          />
          <Row gap={3}>
            {mayRecruit && (
              <ButtonLink variant="primary" href={pathTo('publish')}>
                发布职位
              </ButtonLink>
            )}
            <ButtonLink href={pathTo('ownJobs')}>职位管理</ButtonLink>
            <ButtonLink href={pathTo('received')}>收到的简历</ButtonLink>
            <ButtonLink href={pathTo('companyProfile')}>单位资料</ButtonLink>
            <ButtonLink href={pathTo('companyDetails', { id: shown.company.id })}>查看单位主页</ButtonLink>
          </Row>
          <LicenceCard />
        </Stack>
      )}
    </LoadState>
  )
}
