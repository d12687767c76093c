import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router-dom'
import { applicationStateLabels } from '#contract/applications'
import {
  Breadcrumb,
  Button,
  Card,
  icons,
  LoadState,
  PageError,
  PageTitle,
  Row,
  Stack,
  Text,
  Timeline,
} from '#design-system'
import { ResumeView } from '#features/seeker'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useApplication, useApplicationActions, useSentResume } from '../../hooks/useReceived.ts'
import { ApplicationActions } from '../../parts/ApplicationActions/ApplicationActions.tsx'
import { ApplicationNotes } from '../../parts/ApplicationNotes/ApplicationNotes.tsx'
import { Columns } from './ReceivedResumePage.styles.ts'

/** `/resume/info/:id` — an application with the resume as it was sent, its history, and what to do next. */
export function ReceivedResumePage() {
  const { id = '' } = useParams()
  const { application, ...state } = useApplication(id)
  const { resume, ...resumeState } = useSentResume(id)
  const { markViewed } = useApplicationActions(id)
  usePageHead({ title: application ? `${application.name}的简历` : '查看简历', noIndex: true })

  const isNew = application?.state === 'delivered'
  const tellViewed = useEffectEvent(() => void markViewed().catch(() => undefined))
  useEffect(() => {
    if (isNew) tellViewed()
  }, [isNew])

  if (isNotFound(state.error)) {
    return (
      <PageError title="没有找到这份简历" actions={[{ label: '返回收到的简历', href: '/manage/resume' }]}>
        简历可能已被求职者撤回，或者不是投给您单位的。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={application}>
      {shown => (
        <Stack gap={4}>
          <Breadcrumb items={[{ label: '收到的简历', href: '/manage/resume' }, { label: shown.name }]} />
          <PageTitle>
            {shown.name} · 应聘 {shown.jobTitle}
          </PageTitle>
          <Row gap={4} className="no-print">
            <Text>
              电话 <a href={`tel:${shown.phone}`}>{shown.phone}</a>
            </Text>
            <Button size="small" icon={icons.print} onClick={() => window.print()}>
              打印简历
            </Button>
          </Row>
          <Columns>
            <LoadState {...resumeState} data={resume}>
              {({ sections, photo }) => <ResumeView sections={sections} photo={photo} />}
            </LoadState>
            <Stack gap={4} className="no-print">
              <Card title="下一步">
                <ApplicationActions id={shown.id} state={shown.state} />
              </Card>
              <Card title="进展">
                <Timeline
                  items={shown.events.map((event, place) => ({
                    id: `${event.at}-${event.state}`,
                    title: applicationStateLabels[event.state],
                    time: formatDate(event.at, 'YYYY-MM-DD HH:mm:ss'),
                    state: place === shown.events.length - 1 ? 'current' : 'done',
                    details: event.remark,
                  }))}
                />
              </Card>
              <ApplicationNotes id={shown.id} notes={shown.notes} />
            </Stack>
          </Columns>
        </Stack>
      )}
    </LoadState>
  )
}
