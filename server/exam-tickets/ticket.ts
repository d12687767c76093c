import { identityLabels } from '#contract/exam-identity'
import { STAGE_FULL_MARKS } from '#contract/exam-scores'
import { ticketText } from '#contract/exam-ticket-code'
import { type ExamTicket, type TicketStage, ticketStages } from '#contract/exam-tickets'
import { labelOf } from '#contract/reference/lookup'
import { inChina } from '../china-time.ts'
import type { Queryable } from '../db/db.ts'
import { notFound } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'
import { signer } from '../signing.ts'
import type { Held } from './holder.ts'
import { type Identity, identityOf } from './identity.ts'
import type { TicketSheet } from './paper/sheet.ts'
import {
  type ExamRow,
  listPapers,
  listTickets,
  type PaperRow,
  type RegistrationRow,
  type TicketRow,
} from './queries.ts'
import { lastPrintOf } from './windows.ts'

/** The short word for what stands on a ticket of each group. */
const ticketSubtitle = (stage: TicketStage) => `${labelOf(ticketStages, stage)}准考证`

const both = '凭本准考证和有效期内的居民身份证原件参加考试，两证缺一不可；电子证件、复印件无效。'

/** What of a ticket's words is the exam's own. */
type Told = Pick<ExamRow, 'entry_minutes' | 'discipline_rule'>

const discipline = ({ discipline_rule: rule }: Told) => `有违纪违规行为的，按${rule}处理并记入考试诚信档案。`

const writtenNotes = (exam: Told) => [
  both,
  `请提前熟悉考点地址和路线，开考前 ${exam.entry_minutes} 分钟起入场，最晚入场时间以后不得入场；考试结束前不得提前离场。`,
  '只准携带黑色签字笔、2B 铅笔、橡皮。手机、智能手表等电子设备关机后存放在指定位置，带入座位的按违纪处理。',
  '在答题卡的规定位置填写姓名、准考证号，用其他笔、在其他位置作答的不计分。',
  discipline(exam),
  '本准考证的照片由系统打印，不得粘贴、涂改，无须盖章；资格复审、面试、体检时还要使用，请妥善保管。',
]

const laterNotes = (exam: Told) => [
  both,
  '请提前熟悉考点地址和路线，在最晚入场时间以前报到；迟到的按放弃处理。',
  '报到后手机、智能手表等电子设备关机上交统一保管，在指定的地点等候，结束以前不得离开、不得与外界联系。',
  '按本准考证上的序号进场，听从工作人员引导；不得向考官透露姓名等个人信息。',
  discipline(exam),
  '本准考证的照片由系统打印，不得粘贴、涂改，无须盖章；体检时还要使用，请妥善保管。',
]

/** What every candidate of a stage has to know, one a line. */
export const notesFor = (stage: TicketStage, exam: Told): readonly string[] =>
  (stage === 'written' ? writtenNotes : laterNotes)(exam)

type Sources = { readonly db: Queryable; readonly settings: Settings; readonly now: Date }

/** Everything that a ticket shows, on the screen and on paper. */
export interface WholeTicket extends Held {
  readonly ticket: TicketRow
  readonly papers: readonly PaperRow[]
  readonly identity: Identity
  readonly code: string
}

/** The first bytes of a photograph's digest tell it apart from any other. */
const PHOTO_BYTES = 12

async function codeOf({ exam, row }: Held, ticket: TicketRow, settings: Settings): Promise<string> {
  const { publicKey, sign } = await signer(settings)
  const { number, room, seat, revision } = ticket
  const text = ticketText({
    keyId: publicKey.id,
    examId: String(exam.id),
    stage: ticket.stage,
    number,
    room,
    seat,
    name: row.name,
    idTail: row.id_tail,
    photoHash: row.photo_hash ? Buffer.from(row.photo_hash.subarray(0, PHOTO_BYTES)).toString('base64url') : '',
    serial: Buffer.from(ticket.serial).toString('base64url'),
    revision,
  })
  return `${text}.${Buffer.from(sign(text)).toString('base64url')}`
}

/** The papers that a position asks for, in their order. */
export const papersFor = (papers: readonly PaperRow[], { papers: wanted }: Pick<RegistrationRow, 'papers'>) =>
  papers.filter(({ code }) => wanted === null || wanted.length === 0 || wanted.includes(code))

/** What a later stage consists of: one thing at one time. */
function sessionOf({ stage, arrives_at, starts_at, ends_at }: TicketRow): PaperRow[] {
  if (arrives_at === null || starts_at === null || ends_at === null) return []
  const title = labelOf(ticketStages, stage)
  return [{ code: stage, title, starts_at, ends_at, entry_until: arrives_at, full_marks: STAGE_FULL_MARKS }]
}

/** The good ticket of a group; `notFound` where there is none. */
export async function wholeTicket(held: Held, stage: TicketStage, { db, settings }: Sources): Promise<WholeTicket> {
  const ticket = (await listTickets(db, held.row.id)).find(one => one.stage === stage)
  if (!ticket) throw notFound()
  const papers = stage === 'written' ? papersFor(await listPapers(db, held.exam.id), held.row) : sessionOf(ticket)
  return {
    ...held,
    ticket,
    papers,
    identity: await identityOf(held.row, settings),
    code: await codeOf(held, ticket, settings),
  }
}

export const toPosition = ({ position_code, unit, position_title }: RegistrationRow) => ({
  code: position_code ?? '',
  unit: unit ?? '',
  title: position_title ?? '',
})

/** A ticket as its page shows it. */
export function toTicket({ exam, row, ticket, papers, identity, code }: WholeTicket): ExamTicket {
  return {
    id: row.id,
    exam: { id: String(exam.id), title: exam.title, organiser: exam.organiser, city: exam.city },
    stage: ticket.stage,
    number: ticket.number,
    name: row.name,
    sex: identity.sex,
    idShown: identity.shown,
    position: toPosition(row),
    papers: papers.map(({ code: paper, title, starts_at, ends_at, entry_until }) => ({
      code: paper,
      title,
      startsAt: Date.parse(starts_at),
      endsAt: Date.parse(ends_at),
      entryUntil: Date.parse(entry_until),
    })),
    site: { name: ticket.site_name, address: ticket.address, transit: ticket.transit },
    room: ticket.room,
    seat: ticket.seat,
    revision: ticket.revision,
    issuedAt: Date.parse(ticket.issued_at),
    photo: row.photo_file !== null,
    code,
    prints: ticket.prints,
    // Of past exams nothing ends any more: the end of the window that there was.
    until: lastPrintOf(ticket, exam),
  }
}

/** For an interview people wait in a room and come in by their number. */
const seatWords = (stage: TicketStage) =>
  stage === 'interview' ? { roomLabel: '候考室', seatLabel: '序号' } : { roomLabel: '考场号', seatLabel: '座位号' }

const seatText = (seat: number) => String(seat).padStart(2, '0')

const timeText = (moment: string) => inChina(Date.parse(moment), 'HH:mm')

/** The same on paper. */
export function ticketSheetOf(
  { exam, row, ticket, papers, identity, code }: WholeTicket,
  { photo, now }: { readonly photo: Uint8Array | null; readonly now: Date },
): TicketSheet {
  const position = toPosition(row)
  return {
    kind: 'ticket',
    title: `${exam.title}${ticketSubtitle(ticket.stage)}`,
    heading: exam.title,
    subheading: ticketSubtitle(ticket.stage),
    photo,
    madeAt: now.getTime(),
    facts: [
      ['准考证号', ticket.number],
      [identityLabels.name, row.name],
      ['性别', identity.sex],
      ['证件', '居民身份证'],
      ['证件号码', identity.number],
      ['报考单位', position.unit],
      ['报考岗位', [position.title, position.code && `（${position.code}）`].join('')],
    ],
    papers: papers.map(({ title, starts_at, ends_at, entry_until }) => ({
      title,
      day: inChina(Date.parse(starts_at), 'YYYY-MM-DD（ddd）'),
      time: `${timeText(starts_at)}—${timeText(ends_at)}`,
      entryUntil: timeText(entry_until),
    })),
    place: [
      ['考点', ticket.site_name],
      ['地址', ticket.address],
      ['交通', ticket.transit],
      ['组织单位', `${exam.organiser}　${exam.phone}`],
    ],
    ...seatWords(ticket.stage),
    room: ticket.room,
    seat: seatText(ticket.seat),
    notes: notesFor(ticket.stage, exam),
    code,
    codeWords: `${ticket.number} · 第 ${ticket.revision} 版`,
  }
}
