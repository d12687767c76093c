import type { TicketStage } from '#contract/exam-tickets'
import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, Stack } from '#design-system'
import type { Exam } from '../../hooks/useExam.ts'
import { useIsPerson } from '../../hooks/useIsPerson.ts'
import { KeptTicket, TicketDesk } from '../../later.tsx'
import { momentInWords } from '../../model/moments.ts'
import { ticketPhase } from '../../model/windows.ts'
import { BeforeTickets } from '../BeforeTickets/BeforeTickets.tsx'
import { HolderGate } from '../HolderGate/HolderGate.tsx'
import type { DeskKind } from '../TicketDesk/TicketDesk.tsx'

interface Props {
  exam: Exam
  stage: TicketStage
  kind: DeskKind
  /** Where one comes back to after signing in. */
  address: string
  /** Looks again when the moment has come. */
  onOpen: () => void
}

/** From the wait for tickets to the ticket: whatever the moment and whoever asks. */
export function TicketFlow({ exam, stage, kind, address, onOpen }: Props) {
  const isPerson = useIsPerson()
  const { window } = exam
  // The window is that of the written papers: whether there is a later ticket is asked of the service.
  switch (stage === 'written' ? ticketPhase(window) : 'open') {
    case 'before':
      return <BeforeTickets exam={exam} onOpen={onOpen} />
    case 'after':
      return (
        <Stack gap={4}>
          {isPerson && <KeptTicket exam={exam.key} stage={stage} />}
          <Alert
            title="准考证打印已经结束"
            action={<ButtonLink href={pathTo('examScores', { id: exam.title.id })}>查询成绩</ButtonLink>}
          >
            打印截止于 {momentInWords(window.ticketUntil)}。成绩公布时间：{momentInWords(window.scoresAt)}。
          </Alert>
        </Stack>
      )
    case 'open':
      return (
        <HolderGate exam={exam} what="准考证" address={address}>
          {({ pass, onOther }) => <TicketDesk exam={exam} stage={stage} kind={kind} pass={pass} onOther={onOther} />}
        </HolderGate>
      )
  }
}
