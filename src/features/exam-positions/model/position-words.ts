import type { Verdict } from '#contract/exam-conditions'
import type { ExamPosition, ExamPositionInfo } from '#contract/exam-positions'
import type { Tone } from '#design-system'
import { formatDate } from '#platform/dates'

/** Words before colours: whoever sees no colour reads the same. */
export const verdictTags = {
  fits: { label: '符合', tone: 'success' },
  unsure: { label: '需核实', tone: 'warning' },
  fails: { label: '不符合', tone: 'danger' },
} as const satisfies Record<Verdict, { label: string; tone: Tone }>

export const verdictWords = {
  fits: '您写在简历和资料里的内容符合这个职位的全部条件。',
  unsure: '有的条件从您的资料里看不出来，补充以后就能判断。',
  fails: '您的资料与公告的必备条件不一致。',
} as const satisfies Record<Verdict, string>

/** 公证员助理, 办证一部, 南昌市公证处: whose position it is. */
export const unitOf = ({ unit, department }: Pick<ExamPosition, 'unit' | 'department'>): string =>
  department === '' || department === unit ? unit : `${unit} · ${department}`

/** A moment in China to the minute, of this year: 11-24 17:00. */
const minuteOf = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(5, 16)

/** Figures of a position as counted: 截至 09:20. */
export const countedWords = (countedAt: number | null): string =>
  countedAt === null ? '报名开始后每十分钟统计一次' : `截至 ${minuteOf(countedAt)}`

/** What can still be done by those whose position was cancelled. */
function afterCancelling({ exam: { hasFee }, rechoose: { state, from, until } }: Closing): string {
  const [whose, orElse] = hasFee ? ['已经缴费的', '退费'] : ['已经报名成功的', '放弃报名']
  if (state === 'over') return `现在已不能改报${hasFee ? '，已经缴费没有改报的，考试费原路退回' : ''}。`
  if (from === null || until === null) return `目前没有改报安排，${whose}可以${orElse}。`
  if (state === 'ahead') return `${whose}，${minuteOf(from)} 至 ${minuteOf(until)} 可以改报其他职位，也可以${orElse}。`
  return `${whose}，${minuteOf(until)} 前可以改报其他职位，也可以${orElse}。`
}

type Closing = Pick<ExamPositionInfo, 'state' | 'exam' | 'rechoose'>

/** What has become of a position since the notice; '' where it stands. */
export function closingWords(position: Closing): string {
  if (position.state === 'open') return ''
  if (position.state === 'cut') return '这个职位的招聘人数已经核减，以这里写的为准。'
  return `这个职位已经取消，不能再报。${afterCancelling(position)}`
}

/** Paid candidates for one place, as notices write it: 1.5∶1; '' before anybody has paid. */
export const ratioOf = ({ paid, headcount }: Pick<ExamPosition, 'paid' | 'headcount'>): string =>
  paid === 0 || headcount === 0 ? '' : `${Math.round((paid / headcount) * 10) / 10}∶1`

export const stateTags: Readonly<Record<ExamPosition['state'], { label: string; tone: Tone } | null>> = {
  open: null,
  cut: { label: '已核减', tone: 'warning' },
  cancelled: { label: '已取消', tone: 'danger' },
}
