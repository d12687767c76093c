import * as z from 'zod/mini'
import { text } from '#contract/fields'
import { chinaDay } from '../clock.ts'
import { updateFactsOfJobs } from '../companies/own-queries.ts'
import type { Db } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { listMembers } from '../jobs/queries/concerned.ts'
import { reindexJobs } from '../jobs/queries/index-rows.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { nameProblem } from './company-name.ts'
import { lockByCode, updateName } from './renaming-queries.ts'
import { isNameTaken } from './review-queries.ts'

const renamedMessage = (before: string, name: string): MessageContent<'employer'> => ({
  category: 'job',
  title: '单位名称已变更',
  body: `单位名称已由「${before}」变更为「${name}」，单位主页和全部职位现在显示新名称。`,
  link: linkTo('centre'),
})

export interface Renaming {
  readonly creditCode: string
  /** As the new licence has it. */
  readonly name: string
  /** Another company that has passed its check may go by it too: somebody has looked at both. */
  readonly sameName: boolean
}

/**
 * Gives a company the name of its new licence: its page and all of its postings show it at once, search finds them by it,
 * and its members are told. Gives why it was not done, in words; '' where it was.
 */
export async function rename(db: Db, { creditCode, name: given, sameName }: Renaming, now: Date): Promise<string> {
  const read = z.safeParse(text('单位名称', { min: 4, max: 60 }), given)
  if (!read.success) return read.error.issues[0]?.message ?? '单位名称不对'
  const name = read.data
  const problem = nameProblem(name, creditCode)
  if (problem) return problem
  return db.tx(async tx => {
    const company = await lockByCode(tx, creditCode)
    if (!company) return '没有这个统一社会信用代码的单位'
    if (company.name === name) return '单位已经是这个名称'
    if (!sameName && (await isNameTaken(tx, company.id, name))) return '已有同名单位'
    await updateName(tx, company.id, name, chinaDay(now), now)
    await reindexJobs(tx, await updateFactsOfJobs(tx, company.id))
    await writeAudit(tx, now, null, { action: 'company.rename', subject: { kind: 'company', id: String(company.id) } })
    await sendMessage(tx, {
      to: await listMembers(tx, company.id),
      audience: 'employer',
      at: now,
      ...renamedMessage(company.name, name),
    })
    return ''
  })
}
