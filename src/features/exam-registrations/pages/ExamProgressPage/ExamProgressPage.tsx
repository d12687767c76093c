import type { ExamRegistrationSummary } from '#contract/exam-registrations'
import { examStageLabels } from '#contract/exam-timeline'
import type { ExamInfo } from '#contract/exams'
import { pathTo } from '#contract/pages'
import {
  Alert,
  ButtonLink,
  Card,
  Countdown,
  DetailHead,
  DetailLayout,
  DetailSection,
  FactList,
  LoadState,
  Table,
  Tag,
  Text,
} from '#design-system'
import { nextActionOf } from '#features/exams'
import { useServiceNow, useServiceOffset } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useOwnRegistration } from '../../hooks/useOwnRegistration.ts'
import { applyHref } from '../../model/exam-addresses.ts'
import { momentInWords } from '../../model/moments.ts'
import { comingFor, ownChain } from '../../model/own-chain.ts'
import { standingOf } from '../../model/registration-standing.ts'
import { ForSeekers } from '../../parts/ForSeekers/ForSeekers.tsx'
import { MissingExam } from '../../parts/MissingExam/MissingExam.tsx'
import { OwnChain } from '../../parts/OwnChain/OwnChain.tsx'

/** `/exam/page/:id` — where I stand in an exam, the next date, and the way to each thing of mine. */
export function ExamProgressPage() {
  usePageHead({ title: '考试进度', noIndex: true })
  return (
    <ForSeekers title="考试进度">
      <Progress />
    </ForSeekers>
  )
}

function Progress() {
  const { exam, own, ...state } = useOwnRegistration()
  if (isNotFound(state.error)) return <MissingExam />
  return (
    <LoadState {...state} data={exam && own !== undefined ? { exam, own } : undefined}>
      {shown => <Shown {...shown} />}
    </LoadState>
  )
}

interface ShownProps {
  exam: ExamInfo
  /** Null for who has not registered. */
  own: ExamRegistrationSummary | null
}

/** What those do who have not registered, as long as they can. */
function Invitation({ exam, now }: { exam: ExamInfo; now: number }) {
  const { registerFrom, registerUntil } = exam.timeline
  if (now >= registerUntil)
    return (
      <Alert title="您没有报这场考试" action={<ButtonLink href={pathTo('examList')}>看正在报名的考试</ButtonLink>}>
        报名已经截止。
      </Alert>
    )
  if (now < registerFrom)
    return (
      <Alert
        title={`报名 ${momentInWords(registerFrom)} 开始`}
        action={
          <ButtonLink href={pathTo('examTheme', { id: exam.themeId }, { view: 'positions', exam: exam.id })}>
            先看职位
          </ButtonLink>
        }
      >
        现在可以收藏职位、完善简历，报名时少填很多。
      </Alert>
    )
  return (
    <Alert
      title="您还没有报这场考试"
      action={
        <ButtonLink variant="primary" href={applyHref(exam.id)}>
          去报名
        </ButtonLink>
      }
    >
      选职位、签承诺、填报名表，可以分几次填完。
    </Alert>
  )
}

function Shown({ exam, own }: ShownProps) {
  const now = useServiceNow()
  const offset = useServiceOffset()
  const standing = own && standingOf(own, now)
  const coming = comingFor(exam.timeline, standing, now)
  const action = own && nextActionOf(own)
  return (
    <DetailLayout
      crumbs={[{ label: '我的考试', href: pathTo('examsOfMine') }, { label: exam.title }]}
      actions={
        action && (
          <ButtonLink variant="primary" size="large" href={action.href}>
            {action.label}
          </ButtonLink>
        )
      }
      aside={
        <Card title="关于这场考试">
          <FactList
            facts={[
              { term: '招聘单位', details: exam.organiser },
              { term: '职位', details: `${exam.positions} 个，招 ${exam.headcount} 人` },
              { term: '咨询电话', details: exam.phone },
            ]}
          />
        </Card>
      }
    >
      <DetailHead
        title={
          <>
            {exam.title} <Tag tone="primary">{examStageLabels[exam.stage]}</Tag>
          </>
        }
        figure={
          coming && (
            <>
              <strong>
                {coming.label} {momentInWords(coming.at)}
              </strong>
              <Countdown until={coming.at} offset={offset} startsAt={now} label="还有" overText="时间已到" />
            </>
          )
        }
        facts={own?.position ? [`我报的职位：${own.position.unit} · ${own.position.title}`] : []}
      />
      {standing ? (
        <Alert tone={standing.tone} title={standing.title}>
          <Text>{standing.words}</Text>
        </Alert>
      ) : (
        <Invitation exam={exam} now={now} />
      )}
      <DetailSection title="我的进度">
        <OwnChain links={ownChain(exam, own, now)} />
      </DetailSection>
      <DetailSection title="考试安排">
        <Table
          caption="各科时间"
          captionHidden
          rows={exam.papers}
          rowKey={({ code }) => code}
          columns={[
            { id: 'title', title: '科目', rowHeader: true, cell: ({ title }) => title },
            {
              id: 'time',
              title: '时间',
              nowrap: true,
              cell: ({ startsAt, endsAt }) => `${momentInWords(startsAt)} 至 ${momentInWords(endsAt).slice(-5)}`,
            },
            {
              id: 'entry',
              title: '停止入场',
              nowrap: true,
              cell: ({ entryUntil }) => momentInWords(entryUntil).slice(-5),
            },
          ]}
        />
      </DetailSection>
    </DetailLayout>
  )
}
