import { randomUUID } from 'node:crypto'
import { candidateInfo, identityReveals, listCandidates, revealIdentity } from '#contract/exam-candidates'
import { demandMandate } from '../exam-office/mandates.ts'
import { openNumber } from '../exam-registrations/identity.ts'
import { listSteps } from '../exam-registrations/queries/registrations.ts'
import { fieldKey } from '../field-key.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { listDisciplines } from './discipline-queries.ts'
import {
  countCandidates,
  findCandidate,
  findOfficer,
  insertReveal,
  isOwn,
  listCandidateRows,
  listPapers,
  listReveals,
} from './queries.ts'
import { toCandidate } from './shape.ts'

const toReveal = ({ by, at, reason }: { by: string; at: string; reason: string }) => ({
  by,
  at: Date.parse(at),
  reason,
})

/** Candidates as the office finds them, and who saw what of them. */
export const candidateCalls = [
  serve(listCandidates, async ({ page, pageSize, ...filter }, context) => {
    await demandMandate(context, filter.exam)
    const paging = { page, pageSize }
    const key = await fieldKey(context.settings)
    const rows = await listCandidateRows(context.db, filter, sliceOf(paging))
    const total = await countCandidates(context.db, filter)
    await context.audit({
      action: 'exam-candidate.search',
      subject: { kind: 'exam', id: filter.exam },
      detail: { rows: rows.length },
    })
    return exactPage(
      rows.map(row => toCandidate(row, key)),
      total,
      paging,
    )
  }),

  serve(candidateInfo, async ({ id }, context) => {
    const { db, settings, audit } = context
    const row = await findCandidate(db, id)
    if (!row) throw notFound()
    const mandates = await demandMandate(context, row.exam_id)
    await audit({ action: 'exam-candidate.read', subject: { kind: 'exam-registration', id } })
    const [steps, reveals, disciplines, papers] = [
      await listSteps(db, id),
      await listReveals(db, id),
      await listDisciplines(db, id),
      await listPapers(db, row.exam_id),
    ]
    return {
      ...toCandidate(row, await fieldKey(settings)),
      exam: String(row.exam_id),
      mandates: [...mandates],
      papers,
      steps: steps.map(({ at, by, what, note }) => ({ at: Date.parse(at), by, what, note })),
      reveals: reveals.map(toReveal),
      disciplines: disciplines.map(({ decided_at, ...one }) => ({ ...one, at: Date.parse(decided_at) })),
    }
  }),

  serve(revealIdentity, {
    limits: (_, { user }) => [{ name: 'exam-reveal', subject: user.id, max: 60, seconds: 3_600 }],
    async handle({ id, reason }, context) {
      const { db, user, now, settings, audit } = context
      const row = await findCandidate(db, id)
      if (!row) throw notFound()
      await demandMandate(context, row.exam_id)
      await demandMandate(context, row.exam_id, 'prepare', 'review', 'second', 'release')
      const by = await findOfficer(db, user.id)
      await insertReveal(db, { id: randomUUID(), registration: id, user: user.id, by, reason, now })
      await audit({ action: 'exam-candidate.reveal', subject: { kind: 'exam-registration', id } })
      return { idNumber: openNumber(await fieldKey(settings), row.id_sealed) }
    },
  }),

  serve(identityReveals, async ({ id }, { db, user }) => {
    if (!(await isOwn(db, user.id, id))) throw notFound()
    return { list: (await listReveals(db, id)).map(toReveal) }
  }),
]
