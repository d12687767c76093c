import { codes } from '#contract/codes'
import { exportPositions } from '#contract/exam-positions'
import { chinaDay } from '../clock.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { areaName } from '../places.ts'
import type { SheetColumn, SheetValue } from '../sheet.ts'
import { sheetApart } from '../sheet-apart.ts'
import type { BoardPosition } from './board.ts'
import { searchPositions } from './search.ts'

/** The most positions of one sheet; a recruitment with more is taken along exam by exam. */
const MOST = 10_000
/** Few enough to be made lines of while somebody else's request waits. */
const AT_ONCE = 200

const columns: readonly SheetColumn[] = [
  { title: '职位代码', width: 14 },
  { title: '招聘单位', width: 32 },
  { title: '内设部门', width: 18 },
  { title: '岗位名称', width: 18 },
  { title: '城市', width: 10 },
  { title: '招聘人数', width: 10 },
  { title: '状态', width: 10 },
  { title: '岗位条件', width: 80 },
  { title: '备注', width: 24 },
  { title: '报名人数', width: 10 },
  { title: '审核通过', width: 10 },
  { title: '缴费人数', width: 10 },
  { title: '竞争比', width: 10 },
]

const states = { open: '招聘', cut: '已核减', cancelled: '已取消' } as const satisfies Record<
  BoardPosition['state'],
  string
>

const lineOf = (row: BoardPosition): SheetValue[] => [
  row.code,
  row.unit,
  row.department,
  row.title,
  areaName(row.city),
  row.headcount,
  states[row.state],
  row.conditions.map(({ quote }) => quote).join('；'),
  row.remark,
  row.applied,
  row.approved,
  row.paid,
  Math.round((row.paid / row.headcount) * 100) / 100,
]

async function* linesOf(rows: readonly BoardPosition[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE).map(lineOf)
}

/** The table of positions, as the filters leave it. */
export const exportCall = serve(exportPositions, {
  limits: (_, { ip }) => [{ name: 'exam-positions-export', subject: ip, max: 30, seconds: 3_600 }],
  async prepare(filters, given) {
    const { list } = await searchPositions(filters, 'code', given)
    if (list.length === 0) throw new Refusal(codes.wrongState, '没有符合条件的职位，请换一个条件')
    if (list.length > MOST) {
      const message = `符合条件的职位有 ${list.length} 个，一次最多下载 ${MOST} 个，请选择一个考试`
      throw new Refusal(codes.wrongState, message, { count: list.length })
    }
    return sheetApart({ name: '职位表', columns }, linesOf(list.map(({ position }) => position)))
  },
  async handle(_, { now }, body) {
    return new FileAnswer({
      body,
      name: `职位表-${chinaDay(now)}.xlsx`,
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  },
})
