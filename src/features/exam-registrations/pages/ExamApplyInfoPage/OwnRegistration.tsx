import { useState } from 'react'
import type { ExamRegistration } from '#contract/exam-registrations'
import { stepWords } from '#contract/exam-step-words'
import { pathTo } from '#contract/pages'
import {
  Alert,
  Button,
  ButtonLink,
  CheckAnswers,
  DetailHead,
  DetailLayout,
  DetailSection,
  icons,
  LoadState,
  Row,
  Tag,
  Text,
  Timeline,
} from '#design-system'
import { useTrees } from '#features/forms'
import { useServiceNow } from '#platform/clock'
import { later } from '#platform/later'
import { useSay } from '#platform/notices'
import { useIdentityReveals } from '../../hooks/useIdentityReveals.ts'
import { useRegistrationCommands } from '../../hooks/useRegistrationCommands.ts'
import { useRegistrationFile } from '../../hooks/useRegistrationFile.ts'
import { useStatements } from '../../hooks/useStatements.ts'
import { momentInWords } from '../../model/moments.ts'
import { statusWords } from '../../model/registration-words.ts'
import { AppealForm } from '../../parts/AppealForm/AppealForm.tsx'
import { answerSections } from '../../parts/EnrolmentCheck/answer-sections.tsx'
import { HealthPart } from '../../parts/HealthPart/HealthPart.tsx'
import { IdentityReveals } from '../../parts/IdentityReveals/IdentityReveals.tsx'
import { PayPanel } from '../../parts/PayPanel/PayPanel.tsx'
import { ReasonList } from '../../parts/ReasonList/ReasonList.tsx'
import { ReceiptCard } from '../../parts/ReceiptCard/ReceiptCard.tsx'
import { RechoosePanel } from '../../parts/RechoosePanel/RechoosePanel.tsx'
import { StandingCard } from '../../parts/StandingCard/StandingCard.tsx'
import { WithdrawButton } from '../../parts/WithdrawButton/WithdrawButton.tsx'

const StatementPart = later(async () => (await import('../../parts/StatementPart/StatementPart.tsx')).StatementPart)

const actors = { candidate: '本人', office: '报名机构', system: '系统' } as const

/** One registration of one's own, whole. */
export function OwnRegistration({ registration }: { registration: ExamRegistration }) {
  const { id, exam, position, status, pending, number, commands, receipt, looks, editable, turnedDown } = registration
  const now = useServiceNow()
  const trees = useTrees()
  const say = useSay()
  const actions = useRegistrationCommands(id)
  const file = useRegistrationFile(id)
  const { reveals, ...asking } = useIdentityReveals()
  const statements = useStatements()
  const [isReading, setReading] = useState(false)
  const { label, tone } = statusWords(registration)
  const isPayable = status === '2' && now < registration.payUntil

  async function print() {
    try {
      await file.save()
      say.done('已保存报名表 PDF')
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <DetailLayout
      crumbs={[
        { label: '我的考试', href: pathTo('examsOfMine') },
        { label: exam.title, href: pathTo('examProgress', { id: exam.id }) },
        { label: '我的报名' },
      ]}
      aside={receipt && <ReceiptCard receipt={receipt} />}
    >
      <DetailHead
        title={
          <>
            {exam.title} <Tag tone={tone}>{label}</Tag>
          </>
        }
        owner={<Text tone="muted">{exam.organiser}</Text>}
        facts={[
          position && `${position.unit} · ${position.title}`,
          position && `职位代码 ${position.code}`,
          number && `报名序号 ${number}`,
        ]}
        note={
          looks.lastAt !== null && (
            <span>
              您看过 {looks.count} 次，上次 {momentInWords(looks.lastAt)}
            </span>
          )
        }
      />
      <StandingCard registration={registration} now={now} />
      {/* Seldom anything: nothing stands here until there is. */}
      {statements.statements?.map(statement => (
        <StatementPart
          key={`${statement.id} ${statement.open}`}
          statement={statement}
          onSent={() => {
            say.done('陈述申辩已提交')
            void statements.renew()
          }}
        />
      ))}
      {turnedDown && (
        <Alert tone="danger" title="排队提交的报名表没有办成">
          {turnedDown.words}
        </Alert>
      )}
      {isPayable && (
        <DetailSection title={registration.confirmed ? '缴纳考试费' : '确认并缴费'}>
          <PayPanel registration={registration} />
        </DetailSection>
      )}
      {pending === 'position' && (
        <RechoosePanel registration={registration} onRechoose={actions.rechoose} onRefund={actions.refund} />
      )}
      <ReasonList registration={registration} />
      {commands.includes('appeal') && (
        <DetailSection title="认为审核有误">
          <AppealForm id={id} onAppeal={actions.appeal} />
        </DetailSection>
      )}
      {registration.health && number && status !== '4' && <HealthPart id={id} />}
      {registration.steps.length > 0 && (
        <DetailSection title="办理进度">
          <Timeline
            items={registration.steps.map(({ at, by, what, note }, place) => ({
              id: String(place),
              title: stepWords(what),
              time: `${momentInWords(at)} · ${actors[by]}`,
              state: 'done',
              details: note,
            }))}
          />
        </DetailSection>
      )}
      <LoadState {...asking} data={reveals} loading={<IdentityReveals reveals={null} />}>
        {list => <IdentityReveals reveals={list} />}
      </LoadState>
      <DetailSection title="报名表">
        <Row gap={3}>
          <Button aria-expanded={isReading} onClick={() => setReading(!isReading)}>
            {isReading ? '收起' : '查看填写的内容'}
          </Button>
          {number && (
            <Button icon={icons.download} loading={file.isSaving} onClick={() => void print()}>
              下载报名表 PDF
            </Button>
          )}
          {editable && status === null && <ButtonLink href={pathTo('examEnroll', { id })}>继续填写</ButtonLink>}
          {commands.includes('withdraw') && (
            <WithdrawButton registration={registration} onWithdraw={actions.withdraw} />
          )}
        </Row>
        {isReading && <CheckAnswers sections={answerSections(registration, trees)} />}
      </DetailSection>
    </DetailLayout>
  )
}
