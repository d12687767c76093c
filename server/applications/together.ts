import { type ApplicationState, applicationStateLabels } from '#contract/applications'
import { answerFor, answerTogether } from '#contract/received'
import { chinaDay, secondsAfter } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { moveOn, obstacleTo } from './answer.ts'
import { letterMessage } from './messages.ts'
import { type LockedRow, lockReceived } from './queries/received.ts'
import { hasSaid, insertEvent, markHeard, SAME_SECONDS } from './queries/timeline.ts'
import { toReceivedApplication } from './shape.ts'

interface Answer {
  readonly state: ApplicationState | ''
  readonly words: string
}

const wordsTo = ({ job_title: jobTitle, company_name: companyName }: LockedRow, name: string, words: string) =>
  answerFor(words, { name, jobTitle, companyName })

async function write(
  { db, now, audit }: Pick<Context<'type1'>, 'db' | 'now' | 'audit'>,
  row: LockedRow,
  words: string,
) {
  const { id, status: state, job_title: jobTitle, company_name: companyName } = row
  if (state === 'withdrawn') return `这份投递“${applicationStateLabels.withdrawn}”，不能再发消息`
  const said = { applicationId: id, at: now, actor: 'employer', state, remark: words } as const
  if (await hasSaid(db, said, secondsAfter(now, -SAME_SECONDS))) return '刚刚已经发过同样的消息'
  await insertEvent(db, said)
  await markHeard(db, id, now)
  await sendMessage(db, {
    to: [row.user_id],
    audience: 'seeker',
    at: now,
    ...letterMessage({ id, jobTitle, companyName, words }),
  })
  await audit({ action: 'application.message', subject: { kind: 'application', id } })
  return ''
}

async function answerOne(context: Context<'type1'>, id: string, { state, words }: Answer) {
  const row = await lockReceived(context.db, context.user.companyId, id)
  if (!row) return { name: '', obstacle: '没有找到这份简历' }
  const { name } = toReceivedApplication(row, chinaDay(context.now))
  // The words come back to the employer with the history: they must not name whom it may not know.
  const said = wordsTo(row, row.blind ? '求职者' : name, words)
  if (state === '') return { name, obstacle: await write(context, row, said) }
  const obstacle = obstacleTo(row, state)
  if (!obstacle) await moveOn(context, row, state, said)
  return { name, obstacle }
}

/**
 * Answers several applicants. Each is held, judged and told by itself, in the order of ids, so that two members who
 * answer the same people at once wait for each other and never for one another in a circle.
 */
export const togetherCall = serve(answerTogether, {
  limits: (_, { user }) => [{ name: 'answer-together', subject: user.id, max: 120, seconds: 3_600 }],
  async handle({ ids, ...answer }, context) {
    const results = new Map<string, { name: string; obstacle: string }>()
    for (const id of [...new Set(ids)].toSorted()) results.set(id, await answerOne(context, id, answer))
    return { results: ids.map(id => results.get(id) ?? { name: '', obstacle: '没有找到这份简历' }) }
  },
})
