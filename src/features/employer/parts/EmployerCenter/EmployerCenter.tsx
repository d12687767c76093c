import type { ReactNode } from 'react'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  CentreLayout,
  Heading,
  Link,
  LoadState,
  RecordList,
  RecordRow,
  Stack,
  StatStrip,
  Text,
} from '#design-system'
import { useMayAct } from '#platform/session'
import { useEmployerOverview } from '../../hooks/useEmployerOverview.ts'
import { tasksOf } from '../../model/tasks.ts'
import { LicenceCard } from '../LicenceCard/LicenceCard.tsx'

/** The employer's centre: today's tasks first, then figures, then ways on and what is given as children. With the page's title. */
export function EmployerCenter({ children }: { children?: ReactNode }) {
  const { overview, ...state } = useEmployerOverview()
  const mayRecruit = useMayAct('recruiter')
  const isOwner = useMayAct('owner')
  return (
    <CentreLayout
      title="单位中心"
      lead={overview?.company.name}
      actions={
        overview && (
          <>
            <ButtonLink href={pathTo('companyDetails', { id: overview.company.id })}>查看单位主页</ButtonLink>
            {mayRecruit && (
              <ButtonLink variant="primary" href={pathTo('publish')}>
                发布职位
              </ButtonLink>
            )}
          </>
        )
      }
      today={
        <LoadState {...state} data={overview}>
          {shown => <Today tasks={tasksOf(shown, { mayRecruit, isOwner })} />}
        </LoadState>
      }
      figures={
        overview && (
          <Card
            title="数据"
            action={
              <Link variant="quiet" href={pathTo('companyFigures')}>
                浏览、投递和答复
              </Link>
            }
          >
            <StatStrip
              duration={0}
              items={[
                {
                  label: '在招职位',
                  value: overview.validJobs,
                  unit: '个',
                  href: pathTo('ownJobs', null, { state: 'valid' }),
                },
                { label: '收到简历', value: overview.applications, unit: '份', href: pathTo('received') },
                { label: '未读消息', value: overview.unreadMessages, unit: '条', href: pathTo('employerMessages') },
              ]}
            />
          </Card>
        )
      }
    >
      <LicenceCard />
      {children}
    </CentreLayout>
  )
}

const Today = ({ tasks }: { tasks: ReturnType<typeof tasksOf> }) => (
  <Stack gap={3}>
    <Heading level={2} size="lg">
      今天要处理
    </Heading>
    {tasks.length === 0 ? (
      <Text tone="muted">今天没有要处理的事。</Text>
    ) : (
      <RecordList>
        {tasks.map(({ title, href }) => (
          <RecordRow key={href} level={3} title={title} href={href} />
        ))}
      </RecordList>
    )}
  </Stack>
)
