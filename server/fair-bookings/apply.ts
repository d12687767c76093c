import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#contract/endpoint'
import { applyForFairs } from '#contract/fair-bookings'
import { fairContract } from '#contract/fair-contract'
import { stepParticipation } from '#contract/fair-participation'
import { fairWindowsAt } from '#contract/fair-timeline'
import { chinaDay } from '../clock.ts'
import { sql } from '../db/sql.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { toTimeline } from '../job-fairs/rows.ts'
import { findOutFair, insertApplication } from './apply-queries.ts'
import { putJobs } from './jobs-queries.ts'
import { listOpenJobs } from './own-queries.ts'
import { handIn } from './proofs.ts'
import { findParticipation, lockParticipation } from './queries.ts'
import { barOf, type Standing, standingOf } from './standing.ts'
import { takeStep } from './step.ts'

type Application = ParsedInputOf<typeof applyForFairs>
type Signed = Context<'type1'>

/** What is wrong with an application whatever the fair, by field. */
async function demandFit(
  { jobs, contract, agencyLicence, agencyUntil }: Application,
  { db, user, now }: Signed,
  standing: Standing,
) {
  const faults: Record<string, string> = {}
  if (contract !== fairContract.version) faults.contract = '参会约定已更新，请重新阅读并同意'
  const open = new Set((await listOpenJobs(db, user.companyId, now)).map(({ id }) => id))
  if (jobs.some(id => !open.has(id))) faults.jobs = '所选职位中有已下架的，请重新选择'
  if (standing.isAgency) {
    if (agencyLicence === '') faults.agencyLicence = '人力资源服务机构请填写人力资源服务许可证编号'
    if (agencyUntil === '') faults.agencyUntil = '请选择许可证有效期'
    else if (agencyUntil < chinaDay(now)) faults.agencyUntil = '许可证已过有效期，请更新后再报名'
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** Applies to one fair; what stands in the way is said of this one alone. */
async function applyFor(
  fair: string,
  application: Application,
  { context, standing }: { context: Signed; standing: Standing },
) {
  const { db, user, now } = context
  const found = await findOutFair(db, fair, now)
  if (!found) throw notFound()
  const answer = (participation: string, reason = '') => ({ fair, title: found.title, participation, reason })
  if (found.state === 'stopped') return answer('', `招聘会已紧急暂停：${found.reason}`)
  const { apply } = fairWindowsAt(toTimeline(found), found.state, now.getTime())
  if (apply !== 'open') return answer('', apply === 'ahead' ? '还没有到报名时间' : '报名已截止')
  const rules = rulesOfFair(found)
  const barred = barOf(standing, rules, now)
  if (barred !== '') return answer('', barred)
  if (application.jobs.length > rules.jobsPerBooth) return answer('', `每个展位最多带 ${rules.jobsPerBooth} 个职位`)
  const id = await insertApplication(db, { id: randomUUID(), fair, company: user.companyId, now })
  const row = id.isNew ? await findParticipation(db, id.id) : await lockParticipation(db, id.id)
  if (!row) throw notFound()
  if (!id.isNew && stepParticipation(row.state, 'apply') === null) return answer('', '本单位已经报名这场招聘会')
  const { agencyLicence, agencyUntil, equipment, wishes, contract, jobs } = application
  await takeStep(db, id.isNew ? { ...row, state: 'withdrawn' } : row, {
    command: 'apply',
    user,
    now,
    also: sql`, agency_licence = ${standing.isAgency ? agencyLicence : ''},
      agency_until = ${standing.isAgency && agencyUntil !== '' ? agencyUntil : null}::date, equipment = ${equipment},
      wishes = ${wishes}, contract_version = ${contract}, contract_at = ${now}`,
  })
  await putJobs(db, { participation: row.id, jobs, now })
  return answer(row.id)
}

/** One application to many fairs: each is answered by itself, and all are stored or none. */
export const applyCalls = [
  serve(applyForFairs, {
    limits: (_, { user }) => [{ name: 'fair-applications', subject: user.id, max: 60, seconds: 3_600 }],
    handle: async (application, context) => {
      const standing = await standingOf(context.db, context.user.companyId, context.now)
      await demandFit(application, context, standing)
      const results = []
      // In the order of their numbers, so that two who apply at once wait for each other and for nothing else.
      const fairs = application.fairs.toSorted((one, other) => Number(one) - Number(other))
      for (const fair of fairs) results.push(await applyFor(fair, application, { context, standing }))
      const taken = results.map(({ participation }) => participation).filter(id => id !== '')
      const { authorisation, licence } = application
      await handIn(context, taken, { authorisation, licence: standing.isAgency ? licence : '' })
      return { results }
    },
  }),
]
