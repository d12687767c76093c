import { useEffect, useRef } from 'react'
import type { ExamTicket, TicketStage } from '#contract/exam-tickets'
import { pathTo } from '#contract/pages'
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  icons,
  LoadState,
  PrintHelper,
  Skeleton,
  Stack,
  Text,
} from '#design-system'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { useSay } from '#platform/notices'
import { CallRefused, isNotFound } from '#platform/transport'
import type { Exam } from '../../hooks/useExam.ts'
import { useKeptTicket } from '../../hooks/useKeptTicket.ts'
import { type Holder, useColumns, usePhoto, useTicket, useTicketFiles } from '../../hooks/useTicket.ts'
import { isOutdated } from '../../model/kept-tickets.ts'
import { addressOfTicket } from '../../model/ticket-address.ts'
import { isUnreachable } from '../../model/unreachable.ts'
import { AskAgain } from '../HolderGate/AskAgain.tsx'
import { KeptTicket } from '../KeptTicket/KeptTicket.tsx'
import { Tools } from '../SheetDesk/SheetDesk.styles.ts'
import { SheetDesk } from '../SheetDesk/SheetDesk.tsx'
import { TicketSheet } from '../TicketSheet/TicketSheet.tsx'

/** What the page is for: one's ticket in the hand, or the paper. */
export type DeskKind = 'mine' | 'print'

interface Props {
  exam: Exam
  stage: TicketStage
  kind: DeskKind
  /** '' for whoever is signed in. */
  pass: string
  /** Looks by name and number instead. */
  onOther: () => void
}

const stageWords = { written: '笔试', skill: '技能测试', interview: '面试' } as const satisfies Record<
  TicketStage,
  string
>

/** No ticket for whoever asks: why that may be, and what helps. */
function NoTicket({ stage, pass, onOther }: Pick<Props, 'stage' | 'pass' | 'onOther'>) {
  return (
    <EmptyState
      title={pass ? `没有查到${stageWords[stage]}准考证` : `您的账号没有这场考试的${stageWords[stage]}准考证`}
      icon={icons.exam}
      action={<Button onClick={onOther}>{pass ? '重新查询' : '用姓名和身份证号码查询'}</Button>}
      otherAction={<ButtonLink href={pathTo('examsOfMine')}>查看我的报名</ButtonLink>}
    >
      {stage === 'written'
        ? '没有缴费、报名没有通过或者已经取消的，没有准考证。用别的账号报名的，可以用姓名和身份证号码查询。'
        : `只有进入${stageWords[stage]}的考生有这张准考证，名单公布后才能打印。`}
    </EmptyState>
  )
}

/** What can be done with a ticket. */
function Actions({
  ticket,
  holder,
  examId,
  kind,
  target,
}: {
  ticket: ExamTicket
  holder: Holder
  examId: string
  kind: DeskKind
  target: { current: HTMLElement | null }
}) {
  const say = useSay()
  const { savePdf, isFetching, saveCalendar, countPrint } = useTicketFiles(holder)
  const { kept: found, keep, refresh, remove } = useKeptTicket(holder.exam, holder.stage, holder.pass !== '')
  const kept = found?.registration === ticket.id ? found : null
  const isOld = kept !== null && isOutdated(kept, ticket)
  const now = useNow()
  // What this device shows without a network has to be the ticket that is good.
  useEffect(() => {
    if (isOld) refresh(ticket)
  }, [isOld, refresh, ticket])
  const fetchPdf = () => void savePdf().catch(say.failure)
  async function keepHere() {
    const opens = await keep(ticket)
    say.done(opens ? '已保存到这台设备，没有网络也能打开本页查看' : '已保存到这台设备，没有网络时请不要关闭本页')
  }
  const removeHere = () => {
    remove()
    say.done('已从这台设备移除')
  }
  return (
    <>
      <Tools>
        <Button variant="primary" icon={icons.download} loading={isFetching} onClick={fetchPdf}>
          下载 PDF 打印
        </Button>
        <PrintHelper target={target} title={`准考证-${ticket.number}`} label="打印本页" onPrint={countPrint} />
        <Button icon={icons.calendar} onClick={() => saveCalendar(ticket)}>
          加入日历
        </Button>
        {kind === 'mine' &&
          (kept ? (
            <Button icon={icons.trash} onClick={removeHere}>
              移除离线准考证
            </Button>
          ) : (
            <Button icon={icons.archive} onClick={() => void keepHere()}>
              离线保存
            </Button>
          ))}
        {holder.stage === 'written' && (
          <ButtonLink href={addressOfTicket(examId, { view: 'sites', q: ticket.number })}>找考场</ButtonLink>
        )}
        {kind === 'print' && (
          <ButtonLink href={addressOfTicket(examId, { group: holder.stage })}>我的准考证</ButtonLink>
        )}
      </Tools>
      <Text size="sm" tone="muted">
        用 A4 纸竖向打印，黑白、激光或喷墨都可以；照片由系统印上，不用另贴，也不用盖章。PDF
        上印有完整的身份证号码，屏幕和“打印本页”只显示首尾。
        {ticket.prints > 0 && `已打印 ${ticket.prints} 次。`}
      </Text>
      {kept && kind === 'mine' && (
        <Text size="sm" tone="muted">
          离线准考证保存于{relativeTime(kept.keptAt, now)}，不含身份证号码和照片，没有网络时本页显示它。
        </Text>
      )}
    </>
  )
}

/** A ticket with what can be done with it, for whoever may see it. */
export function TicketDesk({ exam, stage, kind, pass, onOther }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const holder: Holder = { exam: exam.key, pass, stage }
  const { ticket, ...state } = useTicket(holder)
  const columns = useColumns(exam.key)
  const photo = usePhoto(holder, ticket?.photo ?? false)
  if (isNotFound(state.error)) return <NoTicket stage={stage} pass={pass} onOther={onOther} />
  if (pass && state.error instanceof CallRefused) return <AskAgain words={state.error.message} onOther={onOther} />
  return (
    <Stack gap={4}>
      {!pass && isUnreachable(state.error) && <KeptTicket exam={exam.key} stage={stage} />}
      <LoadState {...state} data={ticket} loading={<Skeleton shape="block" />}>
        {shown => (
          <Stack gap={4}>
            {shown.revision > 1 && (
              <Alert tone="warning" title="准考证有调整，请以这一版为准" className="no-print">
                {stage === 'written' ? '考场或座位' : '时间、地点或序号'}
                已经变更，此前打印和保存的准考证作废，请重新打印。
              </Alert>
            )}
            <SheetDesk
              toolsFirst
              side={<Actions ticket={shown} holder={holder} examId={exam.title.id} kind={kind} target={sheet} />}
            >
              <TicketSheet ref={sheet} ticket={shown} title={exam.title} columns={columns} photo={photo} />
            </SheetDesk>
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}
