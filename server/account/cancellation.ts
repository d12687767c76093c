import { type Blocker, cancelAccount, previewCancellation } from '#contract/account'
import { codes } from '#contract/codes'
import { withdrawnMessage } from '../applications/messages.ts'
import { companyMembers } from '../applications/queries/apply.ts'
import { insertEvent, updateState } from '../applications/queries/timeline.ts'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { countExamsUnderWay, withdrawRegistrations } from '../exam-registrations/leaving.ts'
import { withdrawTalks } from '../fair-draws/leaving.ts'
import { withdrawVisits } from '../fair-visits/leaving.ts'
import { withdrawCasual } from '../flexible/leaving.ts'
import { Refusal, signInAgain } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { User } from '../http/users.ts'
import { endAllInvitations } from '../members/invitation-queries.ts'
import { countOthers, lockCompany } from '../members/queries.ts'
import { sendMessage } from '../messages/send.ts'
import { closingOf } from '../session/return.ts'
import { endSessions } from '../session/tokens.ts'
import { countCompanyDuties, countHoldings, lockOpenApplications, markCancelled } from './cancellation-queries.ts'
import { demandIdentity } from './identity.ts'
import { notify } from './notice.ts'
import { lockOwn } from './queries.ts'
import type { Signed } from './signed.ts'

/** What others still wait for, and what would be lost. */
async function preview({ db, user, now }: Pick<Signed, 'db' | 'user' | 'now'>) {
  const { interviews, offers, ...holdings } = await countHoldings(db, user.id)
  const { jobs, applicants } =
    user.userType === 1
      ? await countCompanyDuties(db, user.id, user.companyId, chinaDay(now))
      : { jobs: 0, applicants: 0 }
  const [handover, exams] = [await membersLeftAlone(db, user), await countExamsUnderWay(db, user.id, now)]
  const counts = { interviews, offers, jobs, applicants, handover, exams }
  const kinds = ['handover', 'interviews', 'offers', 'exams', 'jobs', 'applicants'] as const
  const blockers: Blocker[] = kinds.map(kind => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0)
  return { blockers, ...holdings }
}

/** How many members would be left without an owner. */
async function membersLeftAlone(db: Queryable, user: User): Promise<number> {
  if (user.userType !== 1 || user.role !== 'owner') return 0
  const { owners, members } = await countOthers(db, user.companyId, user.id)
  return owners === 0 ? members : 0
}

/** A company that nobody acts for lets nobody in. */
async function closeDoors(db: Queryable, user: User): Promise<void> {
  if (user.userType !== 1) return
  const { members } = await countOthers(db, user.companyId, user.id)
  if (members === 0) await endAllInvitations(db, user.companyId)
}

/** Takes back what nobody has answered yet: employers should not invite somebody who is leaving. */
async function withdrawOpen({ db, user, now }: Signed): Promise<void> {
  for (const { id, company_id, job_id, title } of await lockOpenApplications(db, user.id)) {
    await updateState(db, id, 'withdrawn', now)
    await insertEvent(db, { applicationId: id, at: now, actor: 'seeker', state: 'withdrawn', remark: '' })
    const to = await companyMembers(db, company_id)
    await sendMessage(db, {
      to,
      audience: 'employer',
      at: now,
      ...withdrawnMessage({ id, jobId: job_id, jobTitle: title }),
    })
  }
}

export const cancellationCalls = [
  serve(previewCancellation, (_, context) => preview(context)),

  serve(cancelAccount, async ({ reason }, context) => {
    const { db, user, now, audit } = context
    await demandIdentity(context)
    if (user.userType === 1) await lockCompany(db, user.companyId)
    const account = await lockOwn(db, user.id)
    if (!account) throw signInAgain()
    const { blockers } = await preview(context)
    if (blockers.length > 0) throw new Refusal(codes.wrongState, '还有未了结的事项，暂时不能注销', { blockers })
    await withdrawOpen(context)
    await withdrawRegistrations(db, user, now)
    await withdrawVisits(db, user.id, now)
    await withdrawTalks(db, user.id, now)
    await withdrawCasual(db, user.id, now)
    await markCancelled(db, user.id, now)
    await closeDoors(db, user)
    const closesAt = closingOf(now)
    const body = `您的账号已申请注销，将于 ${chinaDay(closesAt)} 正式注销并删除个人信息。在此之前重新登录即可恢复账号。`
    await notify(context, { template: 'account-cancelled', title: '账号正在注销', body, ...account })
    await endSessions(db, user.id)
    await audit({ action: 'account.cancel', subject: { kind: 'user', id: user.id }, detail: { reason } })
    return { closesAt: closesAt.getTime() }
  }),
]
