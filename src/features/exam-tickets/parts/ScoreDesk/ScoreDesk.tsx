import { useRef } from 'react'
import type { ScoreCard, TicketStage } from '#contract/exam-tickets'
import { pathTo } from '#contract/pages'
import {
  Accordion,
  Alert,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  icons,
  LoadState,
  PrintHelper,
  Skeleton,
  Stack,
  Table,
} from '#design-system'
import { CallRefused, isNotFound } from '#platform/transport'
import type { Exam } from '../../hooks/useExam.ts'
import { useScoreRows, useScores } from '../../hooks/useScores.ts'
import { type Holder, useColumns } from '../../hooks/useTicket.ts'
import { momentInWords } from '../../model/moments.ts'
import { neverWords, recheckStand } from '../../model/rechecks.ts'
import { columnsOf } from '../../model/ticket-facts.ts'
import { AskAgain } from '../HolderGate/AskAgain.tsx'
import { ScoreHelp } from '../ScoreHelp/ScoreHelp.tsx'
import { ScoreSheet } from '../ScoreSheet/ScoreSheet.tsx'
import { Tools } from '../SheetDesk/SheetDesk.styles.ts'
import { SheetDesk } from '../SheetDesk/SheetDesk.tsx'

interface Props {
  exam: Exam
  stage: TicketStage
  /** '' for whoever is signed in. */
  pass: string
  /** Looks by name and number instead. */
  onOther: () => void
}

/** The same scores in the columns of the exam, as an office files them. */
function Rows({ holder }: { holder: Holder }) {
  const sheet = useRef<HTMLDivElement>(null)
  const columns = useColumns(holder.exam)
  const result = useScoreRows(holder)
  const filled = columnsOf(columns, result?.rows ?? [])
  if (!result?.released || filled.length === 0) return null
  return (
    <Card>
      <Accordion
        items={[
          {
            id: 'rows',
            title: '表格形式的成绩单',
            content: (
              <Stack gap={4}>
                <div ref={sheet}>
                  <Table
                    caption={result.title}
                    columns={filled.map(({ key, label }, place) => ({
                      id: key,
                      title: label,
                      cell: (row: Readonly<Record<string, string>>) => row[key] ?? '',
                      rowHeader: place === 0,
                    }))}
                    rows={result.rows}
                    rowKey={row => filled.map(({ key }) => row[key]).join()}
                  />
                </div>
                <div>
                  <PrintHelper target={sheet} title={result.title} label="打印成绩单" />
                </div>
              </Stack>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** Until when and where a second look is asked for. */
function RecheckNote({ card, now, isOwn }: { card: ScoreCard; now: number; isOwn: boolean }) {
  const stand = recheckStand(card, now)
  if (stand === 'never') return <Alert title="不受理成绩复核">{neverWords(card)}</Alert>
  if (stand === 'over') {
    return <Alert title="成绩复核已经截止">复核申请截止于 {momentInWords(card.recheckUntil)}。</Alert>
  }
  return (
    <Alert
      title="对成绩有疑问，可以申请复核"
      action={
        <ButtonLink href={pathTo('examResult', { id: card.id })}>{isOwn ? '申请复核' : '登录后申请复核'}</ButtonLink>
      }
    >
      {momentInWords(card.recheckUntil)}{' '}
      前可以申请。只复核三种情况：参加了考试却记缺考或零分、各部分相加与总分不符、某一部分没有成绩；不重新评卷。
    </Alert>
  )
}

/** Scores for whoever may see them. */
export function ScoreDesk({ exam, stage, pass, onOther }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const holder: Holder = { exam: exam.key, pass, stage }
  const { card, ...state } = useScores(holder)
  if (isNotFound(state.error)) {
    return (
      <EmptyState
        title={pass ? '没有查到成绩' : '您的账号没有这场考试的成绩'}
        icon={icons.exam}
        action={<Button onClick={onOther}>{pass ? '重新查询' : '用姓名和身份证号码查询'}</Button>}
        otherAction={<ButtonLink href={pathTo('examsOfMine')}>查看我的报名</ButtonLink>}
      >
        没有参加这场考试的没有成绩；缺考的会显示“缺考”。用别的账号报名的，可以用姓名和身份证号码查询。
      </EmptyState>
    )
  }
  if (pass && state.error instanceof CallRefused) return <AskAgain words={state.error.message} onOther={onOther} />
  return (
    <LoadState {...state} data={card} loading={<Skeleton shape="block" />}>
      {shown => (
        <SheetDesk
          side={
            <>
              <Tools>
                <PrintHelper variant="primary" target={sheet} title={`成绩-${shown.ticket}`} label="打印成绩" />
              </Tools>
              <RecheckNote card={shown} now={exam.window.now} isOwn={pass === ''} />
              <ScoreHelp />
              <Rows holder={holder} />
            </>
          }
        >
          <ScoreSheet ref={sheet} card={shown} />
        </SheetDesk>
      )}
    </LoadState>
  )
}
