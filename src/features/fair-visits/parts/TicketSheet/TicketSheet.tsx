import type { Ref } from 'react'
import type { FairTicket } from '#contract/fair-visits'
import { FactList, QRCode, Tag, Text, wholeFigures } from '#design-system'
import { momentInWords, timeOf, timeOfTicket } from '../../model/moments.ts'
import { type Stand, standTones, standWords } from '../../model/stand.ts'
import { Code, Sheet, Short, Title, When } from './TicketSheet.styles.ts'

interface Props {
  ticket: FairTicket
  stand: Stand
  ref?: Ref<HTMLElement>
}

/** A visitor's ticket: code, short code, when and where. A card on the screen, a slip of A6 on paper. */
export function TicketSheet({ ticket, stand, ref }: Props) {
  const { fair, slot, code, shortCode, revision, enteredAt, ahead } = ticket
  return (
    <Sheet ref={ref} data-coded={code ? true : undefined} aria-label={`${fair.title}的入场码`}>
      <Title>{fair.title}</Title>
      <Tag tone={standTones[stand]}>{standWords[stand]}</Tag>
      <When>{wholeFigures(timeOfTicket(ticket))}</When>
      {code && (
        <>
          <Code data-used={stand === 'good' ? undefined : true}>
            <QRCode value={code} label="入场二维码" />
          </Code>
          <Short>
            入场短码，扫不上时念给工作人员
            <strong>{shortCode}</strong>
          </Short>
        </>
      )}
      {stand === 'waiting' && <Text>前面还有 {ahead} 人。补到名额后这里显示入场码，并用站内消息告诉您。</Text>}
      {stand === 'unplaced' && <Text>这个时段没有空出名额，候补已结束。可以到现场登记入场，以现场安排为准。</Text>}
      {enteredAt !== null && <Text>{momentInWords(enteredAt)} 已入场，每张入场码只能用一次。</Text>}
      <FactList
        facts={[
          { term: '地点', details: fair.venue },
          { term: '地址', details: fair.address },
          { term: '交通', details: fair.transit },
          {
            term: '入场',
            details:
              fair.phase !== 'postponed' &&
              `请在 ${timeOf(slot.from)}—${timeOf(slot.until)} 到达，入场后可逛到 ${timeOf(fair.closesAt)}`,
          },
          { term: '主办', details: `${fair.organiser}　${fair.phone}` },
          { term: '版次', details: revision > 1 && `第 ${revision} 版，之前保存和打印的作废` },
        ]}
      />
    </Sheet>
  )
}
