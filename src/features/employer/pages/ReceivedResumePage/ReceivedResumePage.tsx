import { useEffect, useEffectEvent, useState } from 'react'
import { type ApplicationEvent, applicationStateLabels, type receivedDetail } from '#contract/applications'
import type { OutputOf } from '#contract/endpoint'
import { pathTo } from '#contract/pages'
import {
  BoardLayout,
  Button,
  Card,
  Heading,
  icons,
  LoadState,
  PageError,
  Row,
  Stack,
  Tag,
  Text,
  Timeline,
  type TimelineItem,
} from '#design-system'
import { ResumePdf, ResumeView, useResumePrint } from '#features/seeker'
import { RoleTooLow } from '#features/session'
import { TalentResume } from '#features/talents'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useRequest } from '#platform/routing'
import { useMayAct } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import { useApplication, useApplicationActions, useSentResume } from '../../hooks/useReceived.ts'
import { resumeAddress } from '../../model/list-search.ts'
import { ApplicationActions } from '../../parts/ApplicationActions/ApplicationActions.tsx'
import { ApplicationNotes } from '../../parts/ApplicationNotes/ApplicationNotes.tsx'
import { ApplicationTags } from '../../parts/ApplicationTags/ApplicationTags.tsx'
import { LetterForm } from '../../parts/LetterForm/LetterForm.tsx'
import { Columns, Next } from './ReceivedResumePage.styles.ts'

/**
 * `/resume/info/:id` — an application with the resume as it was sent, its history, and what to do next; with
 * `?view=talent` an open resume that was found by search.
 */
export function ReceivedResumePage() {
  const {
    params: { id = '' },
  } = useRequest()
  const { query: address } = useRequest()
  const mayRecruit = useMayAct('recruiter')
  if (resumeAddress.parse(address).view === '') return <ReceivedResume key={id} id={id} mayRecruit={mayRecruit} />
  return mayRecruit ? <TalentResume id={id} /> : <RoleTooLow least="recruiter" />
}

/** What an event is called; words that moved nothing by who wrote them. */
function titleOf({ actor, state }: ApplicationEvent, before: ApplicationEvent | undefined): string {
  if (before?.state !== state) return applicationStateLabels[state]
  return actor === 'seeker' ? '求职者留言' : '给求职者留言'
}

/**
 * What became of an application, the last of it as where it stands. The first look stands there while it is still being
 * written down, so that what comes below does not move when it is.
 */
function historyOf({ state, events }: OutputOf<typeof receivedDetail>, looks: boolean): TimelineItem[] {
  const isFirstLook = looks && state === 'delivered'
  const past = events.map(
    (event, place): TimelineItem => ({
      id: `${place}`,
      title: titleOf(event, events[place - 1]),
      time: formatDate(event.at, 'YYYY-MM-DD HH:mm:ss'),
      state: place === events.length - 1 && !isFirstLook ? 'current' : 'done',
      details: event.remark,
    }),
  )
  const look: TimelineItem = { id: 'look', title: applicationStateLabels.viewed, time: '刚刚', state: 'current' }
  return isFirstLook ? [...past, look] : past
}

function ReceivedResume({ id, mayRecruit }: { id: string; mayRecruit: boolean }) {
  const { application, ...state } = useApplication()
  const { resume, ...resumeState } = useSentResume()
  const { print, isTelling } = useResumePrint('sent', application && application.state !== 'withdrawn' ? id : null)
  const say = useSay()
  const isChecked = useLicenceStanding() !== 'none'
  const { markViewed } = useApplicationActions(id)
  usePageHead({ title: application ? `${application.name}的简历` : '查看简历', noIndex: true })

  // A reader only looks: it is the company's answer once somebody does who may give one.
  const isNew = mayRecruit && (application?.unread || application?.state === 'delivered')
  const [isUntold, setUntold] = useState(false)
  const tellViewed = useEffectEvent(() => void markViewed().catch(() => setUntold(true)))
  useEffect(() => {
    if (isNew) tellViewed()
  }, [isNew])

  if (isNotFound(state.error)) {
    return (
      <PageError title="没有找到这份简历" actions={[{ label: '返回收到的简历', href: pathTo('received') }]}>
        简历可能已被求职者撤回，或者不是投给您单位的。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={application}>
      {shown => (
        <BoardLayout
          title={`${shown.name} · 应聘 ${shown.jobTitle}`}
          crumbs={[{ label: '收到的简历', href: pathTo('received') }, { label: shown.name }]}
          tools={
            <Row gap={4} className="no-print">
              {shown.blind ? (
                <Text tone="muted">
                  {isChecked ? '盲选中：初筛通过' : '单位审核通过'}后显示姓名、照片、性别、年龄和联系方式
                </Text>
              ) : (
                <Text>
                  电话 <a href={`tel:${shown.phone}`}>{shown.phone}</a>
                </Text>
              )}
              {mayRecruit && shown.state !== 'withdrawn' && (
                <>
                  <ResumePdf kind="sent" id={id} size="small" />
                  <Button
                    size="small"
                    icon={icons.print}
                    loading={isTelling}
                    onClick={() => void print().catch(say.failure)}
                  >
                    打印简历
                  </Button>
                </>
              )}
            </Row>
          }
        >
          <Columns>
            <div data-part="resume">
              <LoadState {...resumeState} data={resume}>
                {({ sections, photo, works, language, watermark }) => (
                  <Stack gap={3}>
                    {language === 'en' && (
                      <Row className="no-print">
                        <Tag tone="primary">求职者投递的是英文简历</Tag>
                      </Row>
                    )}
                    <ResumeView
                      sections={sections}
                      photo={photo}
                      works={works}
                      language={language}
                      watermark={watermark}
                      tellsGaps
                    />
                  </Stack>
                )}
              </LoadState>
            </div>
            {mayRecruit && (
              <Next className="no-print" aria-labelledby="next">
                <Heading level={2} size="lg" id="next">
                  下一步
                </Heading>
                <ApplicationActions id={shown.id} state={shown.state} />
              </Next>
            )}
            <Stack gap={4} className="no-print" data-part="past">
              <Card title="进展">
                <Stack gap={4}>
                  <Timeline items={historyOf(shown, mayRecruit && !isUntold)} />
                  {mayRecruit && shown.state !== 'withdrawn' && <LetterForm id={shown.id} />}
                </Stack>
              </Card>
              <Card title="本单位标签">
                <ApplicationTags application={shown} mayTag={mayRecruit} />
              </Card>
              <Card title="内部备注">
                <ApplicationNotes id={shown.id} notes={shown.notes} mayWrite={mayRecruit} />
              </Card>
            </Stack>
          </Columns>
        </BoardLayout>
      )}
    </LoadState>
  )
}
