import { replyObstacle, replyToEmployer } from '#contract/applications'
import { codes } from '#contract/codes'
import { chinaDay, secondsAfter } from '../clock.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { replyMessage } from './messages.ts'
import { companyMembers } from './queries/apply.ts'
import { lockOwn, markUnread } from './queries/own.ts'
import { hasSaid, insertEvent, listOwnEvents, SAME_SECONDS } from './queries/timeline.ts'
import { toOwnApplication } from './shape.ts'

/** A seeker writes to the employer of an application. */
export const replyCall = serve(replyToEmployer, {
  limits: (_, { user }) => [{ name: 'application-reply', subject: user.id, max: 60, seconds: 3_600 }],
  async handle({ id, words }, { db, user, now, audit }) {
    const row = await lockOwn(db, user.id, id, chinaDay(now))
    if (!row) throw notFound()
    const told = async () => toOwnApplication(row, await listOwnEvents(db, [id]))
    const said = { applicationId: id, at: now, actor: 'seeker', state: row.status, remark: words } as const
    if (await hasSaid(db, said, secondsAfter(now, -SAME_SECONDS))) return told()
    const obstacle = replyObstacle(await told())
    if (obstacle) throw new Refusal(codes.wrongState, obstacle)
    await insertEvent(db, said)
    await markUnread(db, id)
    await sendMessage(db, {
      to: await companyMembers(db, row.company_id),
      audience: 'employer',
      at: now,
      ...replyMessage({ id, jobId: row.job_id, jobTitle: row.title }),
    })
    await audit({ action: 'application.reply', subject: { kind: 'application', id } })
    return told()
  },
})
