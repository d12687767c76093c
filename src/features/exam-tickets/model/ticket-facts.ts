import type { ExamTicket, TicketStage } from '#contract/exam-tickets'
import type { Fact } from '#design-system'

/** What room and seat are called: for an interview people wait in a room and come in by their number. */
export const placeWords = (stage: TicketStage) =>
  stage === 'interview' ? { room: '候考室', seat: '序号' } : { room: '考场', seat: '座位' }

interface Column {
  key: string
  label: string
}

/** What each column of an exam's ticket says, by its key. Room, seat, papers and site have a place of their own on it. */
const details: Readonly<Record<string, (ticket: ExamTicket) => string>> = {
  name: ({ name }) => name,
  sex: ({ sex }) => sex,
  idShown: ({ idShown }) => idShown,
  number: ({ number }) => number,
  unit: ({ position }) => position.unit,
  position: ({ position }) => position.title,
  code: ({ position }) => position.code,
}

const usual: readonly Column[] = [
  { key: 'name', label: '姓名' },
  { key: 'sex', label: '性别' },
  { key: 'idShown', label: '身份证号码' },
  { key: 'number', label: '准考证号' },
  { key: 'unit', label: '报考单位' },
  { key: 'position', label: '报考岗位' },
  { key: 'code', label: '岗位代码' },
]

/** The facts of a ticket in the exam's own order and words; the usual ones where it names none that a ticket has. */
export function factsOf(ticket: ExamTicket, columns: readonly Column[] = []): Fact[] {
  const own = columns.filter(({ key }) => Object.hasOwn(details, key))
  return (own.length > 0 ? own : usual).map(({ key, label }) => ({
    term: label,
    details: details[key]?.(ticket) ?? '',
  }))
}

/** The columns that rows of scores have something under. */
export const columnsOf = (columns: readonly Column[], rows: readonly Readonly<Record<string, string>>[]): Column[] =>
  columns.filter(({ key }) => rows.some(row => row[key]))
