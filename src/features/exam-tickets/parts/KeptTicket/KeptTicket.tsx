import type { TicketStage } from '#contract/exam-tickets'
import { Button, Card, FactList, icons, QRCode, Stack, Text } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate, relativeTime } from '#platform/dates'
import { useKeptTicket } from '../../hooks/useKeptTicket.ts'
import { spanInWords, timeOf } from '../../model/moments.ts'
import { Code, Columns } from './KeptTicket.styles.ts'

interface Props {
  /** As its address names it. */
  exam: string
  stage: TicketStage
}

/** The ticket that this device keeps, shown without a network; nothing where it keeps none. */
export function KeptTicket({ exam, stage }: Props) {
  const { kept, remove } = useKeptTicket(exam, stage)
  const now = useNow()
  if (!kept) return null
  const { title, name, number, papers, site, room, seat, code, keptAt } = kept
  return (
    <Card
      title="这台设备上保存的准考证"
      className="no-print"
      action={
        <Button size="small" icon={icons.trash} onClick={remove}>
          移除
        </Button>
      }
    >
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          保存于{relativeTime(keptAt, now)}（{formatDate(keptAt)}
          ），之后的调整不会显示在这里。只供查时间和考场，入场请用打印的准考证。
        </Text>
        <Columns>
          <FactList
            facts={[
              { term: '考试', details: title },
              { term: '姓名', details: name },
              { term: '准考证号', details: number },
              { term: '考场和座位', details: <strong>{`考场 ${room}，座位 ${seat} 号`}</strong> },
              ...papers.map(paper => ({
                term: paper.title,
                details: `${spanInWords(paper.startsAt, paper.endsAt)}，${timeOf(paper.entryUntil)} 起禁止入场`,
              })),
              { term: '考点', details: `${site.name}，${site.address}` },
              { term: '交通', details: site.transit },
            ]}
          />
          <Code>
            <QRCode value={code} label="准考证核验二维码" caption="扫码核验真伪" />
          </Code>
        </Columns>
      </Stack>
    </Card>
  )
}
