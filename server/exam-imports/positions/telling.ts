import { chinaMinute } from '../../china-time.ts'
import type { RegistrationRow } from '../../exam-registrations/queries/registrations.ts'
import { commandsOf } from '../../exam-registrations/windows.ts'
import { linkTo, type MessageContent } from '../../messages/message.ts'
import { conditionColumns, type PositionColumn, titleOf } from './columns.ts'
import type { ChangedPosition } from './diff.ts'

/** What somebody who has chosen a position goes by: what it asks, where it is, how many, which papers. */
const touching: readonly PositionColumn[] = [...conditionColumns, 'majorQuote', 'headcount', 'city', 'papers']

type Field = ChangedPosition['fields'][number]

export const touchingFields = ({ fields }: ChangedPosition): readonly Field[] =>
  fields.filter(({ column }) => touching.includes(column))

const said = (text: string) => (text === '' ? '不限' : text)

/** “学历：本科及以上 → 大专及以上”. */
const fieldWords = ({ column, before, after }: Field): string => `${titleOf(column)}：${said(before)} → ${said(after)}`

/** What whoever is registered can do about it at this moment. */
function adviceFor(row: RegistrationRow, phone: string, now: Date): string {
  const closes = chinaMinute(Date.parse(row.closes_at))
  const isOpen = now.getTime() < Date.parse(row.closes_at)
  const commands = commandsOf(row, now)
  if (row.status === null) {
    return isOpen
      ? `您的报名表还没有提交，请在 ${closes} 前按新的条件核对后再提交，也可以改报其他职位。`
      : '报名已经截止。'
  }
  if (commands.includes('submit')) return '请按新的条件核对报名信息，修改后重新提交；不再报考的可以取消报名。'
  if (isOpen && commands.includes('withdraw')) {
    return `请核对您是否仍然符合条件：${closes} 前可以取消报名，改报其他职位；仍然符合的不需要办理。`
  }
  return `请核对您是否仍然符合条件；有疑问的请联系考试机构：${phone}。仍然符合的不需要办理。`
}

/** Told to somebody whose position has changed. */
export function changedMessage(
  row: RegistrationRow,
  fields: readonly Field[],
  { phone, now }: { readonly phone: string; readonly now: Date },
): MessageContent<'seeker'> {
  const what = `“${row.exam}”${row.position_unit ?? ''}${row.position_title ?? ''}（${row.position_code ?? ''}）`
  return {
    category: 'service',
    title: '您报考的职位条件有更正',
    body: `您报考的${what}有更正：\n${fields.map(fieldWords).join('\n')}\n${adviceFor(row, phone, now)}`,
    link: linkTo('examApplyInfo', { id: row.id }),
  }
}
