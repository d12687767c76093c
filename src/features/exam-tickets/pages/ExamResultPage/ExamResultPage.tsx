import type { RegistrationResult, ScoreCard } from '#contract/exam-tickets'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  EmptyState,
  icons,
  LoadState,
  leadToCome,
  PageError,
  Row,
  Stack,
  TaskListLayout,
  Timeline,
  type TimelineItem,
} from '#design-system'
import { ListLinks } from '#features/exam-lists'
import { useNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { isNotFound } from '#platform/transport'
import { useResult } from '../../hooks/useResult.ts'
import { momentInWords } from '../../model/moments.ts'
import { Rechecks } from '../../parts/Rechecks/Rechecks.tsx'
import { ScoreHelp } from '../../parts/ScoreHelp/ScoreHelp.tsx'
import { ScoreSheet } from '../../parts/ScoreSheet/ScoreSheet.tsx'
import { Sheets } from '../../parts/SheetDesk/SheetDesk.styles.ts'
import { SheetDesk } from '../../parts/SheetDesk/SheetDesk.tsx'

/** What follows the scores, as far as this card goes. */
function nextOf({ goesOn, recheckUntil, releasedAt }: ScoreCard, now: number): TimelineItem[] {
  const released: TimelineItem = { id: 'released', title: '公布成绩', time: momentInWords(releasedAt), state: 'done' }
  const recheck: TimelineItem = {
    id: 'recheck',
    title: '成绩复核',
    time: `${momentInWords(recheckUntil)} 截止`,
    state: now < recheckUntil ? 'current' : 'done',
  }
  if (goesOn === false) return [released, recheck]
  return [
    released,
    recheck,
    {
      id: 'list',
      title: goesOn ? '入围名单已确定' : '公布入围名单',
      state: goesOn ? 'done' : 'upcoming',
      details: goesOn ? '您在入围名单中。' : '名单公布后会给您发站内消息。',
    },
    {
      id: 'review',
      title: '资格复审',
      state: 'upcoming',
      details: '按公告时间带身份证、准考证、学历学位证书和岗位要求的证明材料原件到现场。',
    },
    { id: 'interview', title: '面试、体检、考察、公示', state: 'upcoming', details: '面试准考证在“准考证”页打印。' },
  ]
}

function Result({ result, onAsk }: { result: RegistrationResult; onAsk: ReturnType<typeof useResult>['ask'] }) {
  const now = useNow()
  const { registration, scoresAt, cards, rechecks, lists } = result
  const [card] = cards
  if (!card) {
    return (
      <EmptyState
        title="成绩还没有公布"
        icon={icons.clock}
        action={<ButtonLink href={pathTo('examProgress', { id: registration.examId })}>查看考试进度</ButtonLink>}
      >
        {momentInWords(scoresAt)} 公布，到时会给您发站内消息。
      </EmptyState>
    )
  }
  return (
    <SheetDesk
      side={
        <>
          <Card title="接下来">
            <Stack gap={4}>
              <Timeline items={nextOf(card, now)} />
              <Row gap={3}>
                <ButtonLink href={pathTo('examProgress', { id: registration.examId })}>查看考试进度</ButtonLink>
                {card.goesOn && (
                  <ButtonLink href={pathTo('examTicket', { id: registration.examId }, { group: 'interview' })}>
                    面试准考证
                  </ButtonLink>
                )}
              </Row>
            </Stack>
          </Card>
          {lists.length > 0 && (
            <Card title="名单">
              <ListLinks lists={lists} />
            </Card>
          )}
          <ScoreHelp />
        </>
      }
    >
      <Sheets>
        {cards.map(shown => (
          <ScoreSheet key={shown.stage} card={shown} />
        ))}
        <Rechecks cards={cards} rechecks={rechecks} now={now} onAsk={wish => onAsk({ id: registration.id, ...wish })} />
      </Sheets>
    </SheetDesk>
  )
}

/** `/exam/result/:id` — one's own result: the cards, what follows, and a second look. */
export function ExamResultPage() {
  const { result, ask, ...state } = useResult()
  const say = useSay()
  usePageHead({ title: '我的成绩', noIndex: true })
  if (isNotFound(state.error)) {
    return (
      <PageError
        area="exams"
        title="没有找到这次报名"
        actions={[{ label: '返回我的考试', href: pathTo('examsOfMine') }]}
      >
        报名可能已经取消，或者不是您的。
      </PageError>
    )
  }
  return (
    <TaskListLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '我的考试', href: pathTo('examsOfMine') },
        { label: '我的成绩' },
      ]}
      title="我的成绩"
      lead={result ? `报名序号 ${result.registration.number}` : leadToCome}
      wide
    >
      <LoadState {...state} data={result}>
        {shown => (
          <Result
            result={shown}
            onAsk={async wish => {
              await ask(wish)
              say.done('复核申请已提交')
            }}
          />
        )}
      </LoadState>
    </TaskListLayout>
  )
}
