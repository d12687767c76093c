import { pathTo } from '#contract/pages'
import { ButtonLink, Card, Link, LoadState, Row, Stack, StatStrip, Text } from '#design-system'
import { useMayAct } from '#platform/session'
import { useEmployerOverview } from '../../hooks/useEmployerOverview.ts'
import { tasksOf } from '../../model/tasks.ts'
import { LicenceCard } from '../LicenceCard/LicenceCard.tsx'

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
              {tasksOf(shown, mayRecruit).map(({ title, href }) => (
                <Link key={href} href={href}>
                  {title}
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
            <ButtonLink href={pathTo('companyDetails', { id: shown.company.id })}>查看单位主页</ButtonLink>
          </Row>
          <LicenceCard />
        </Stack>
      )}
    </LoadState>
  )
}
