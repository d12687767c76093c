import type { Ref } from 'react'
import type { OutputOf } from '#contract/endpoint'
import { type ExamTicket, ticketStages, type ticketTitle } from '#contract/exam-tickets'
import { FactList, QRCode, Table, type TableColumn, Text } from '#design-system'
import { momentInWords, spanInWords, timeOf } from '../../model/moments.ts'
import { factsOf, placeWords } from '../../model/ticket-facts.ts'
import { Foot, Head, Notes, Part, Person, Photo, Seat, Sheet } from './TicketSheet.styles.ts'

type Paper = ExamTicket['papers'][number]

const paperColumns: readonly TableColumn<Paper>[] = [
  { id: 'title', title: '科目', cell: ({ title }) => title, rowHeader: true },
  { id: 'span', title: '考试时间', cell: ({ startsAt, endsAt }) => spanInWords(startsAt, endsAt) },
  { id: 'entry', title: '禁止入场', cell: ({ entryUntil }) => `${timeOf(entryUntil)} 起`, nowrap: true },
]

interface Props {
  ticket: ExamTicket
  title: OutputOf<typeof ticketTitle>
  /** What columns the exam wants on it. */
  columns: readonly { key: string; label: string }[]
  /** Address of the photograph; '' for none, or none yet. */
  photo: string
  ref?: Ref<HTMLElement>
}

const stageLabel = ({ stage }: ExamTicket) => ticketStages.find(({ value }) => value === stage)?.label ?? ''

/** The admission ticket: a sheet on the screen, one page of A4 on paper. */
export function TicketSheet({ ticket, title, columns, photo, ref }: Props) {
  const { exam, site, papers, room, seat, revision, issuedAt, code, name } = ticket
  const [first] = papers
  const words = placeWords(ticket.stage)
  return (
    <Sheet ref={ref} aria-label={`${name}的准考证`}>
      <Head>
        <p>{title.organiser || exam.organiser}</p>
        <h2>{title.title || exam.title}</h2>
        <p>{`${title.subtitle || '准考证'}（${stageLabel(ticket)}）`}</p>
      </Head>
      <Person>
        <FactList facts={factsOf(ticket, columns)} />
        <Photo>
          {photo ? (
            <img src={photo} alt={`${name}的报名照片`} />
          ) : (
            <span>{ticket.photo ? '照片加载中' : '照片见报名表'}</span>
          )}
        </Photo>
      </Person>
      <Seat>
        <div>
          <dt>{words.room}</dt>
          <dd>{room}</dd>
        </div>
        <div>
          <dt>{words.seat}</dt>
          <dd>{seat} 号</dd>
        </div>
        {first && (
          <div>
            <dt>首场开考</dt>
            <dd>{momentInWords(first.startsAt)}</dd>
          </div>
        )}
      </Seat>
      <Part>
        <h3>考试时间</h3>
        <Table
          caption="考试时间"
          captionHidden
          columns={paperColumns}
          rows={papers}
          rowKey={({ code: paper }) => paper}
        />
      </Part>
      <Part>
        <h3>考点</h3>
        <Text strong>{site.name}</Text>
        <Text>{site.address}</Text>
        {site.transit && <Text tone="muted">{site.transit}</Text>}
      </Part>
      <Foot>
        <Part>
          <h3>考生须知</h3>
          <Notes>
            {title.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </Notes>
          <Text size="sm" tone="muted">
            {revision > 1 && `第 ${revision} 版，此前打印的作废。`}签发时间 {momentInWords(issuedAt)}
            {title.phone && `，咨询电话 ${title.phone}`}
          </Text>
        </Part>
        <QRCode value={code} label="准考证核验二维码" caption="扫码核验真伪" />
      </Foot>
    </Sheet>
  )
}
