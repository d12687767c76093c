import { handInFairProof, ownFairProof } from '#contract/fair-bookings'
import { proofsAsked } from '#contract/fair-proofs'
import { invalid } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { wrongState } from './booth-calls.ts'
import { heldOwn, own } from './own.ts'
import { findProof } from './proof-queries.ts'
import { handIn, openProof } from './proofs.ts'
import { standingOf } from './standing.ts'
import { auditOf } from './step.ts'

const done = { ok: true } as const

/** The papers of one's own application: read, and exchanged until it is answered. */
export const proofCalls = [
  serve(ownFairProof, async ({ id, kind }, context) => {
    const { fair_id: fair } = await own(context, id)
    return openProof(context, { fair, participation: id, kind, decides: false })
  }),

  serve(handInFairProof, async ({ id, kind, file }, context) => {
    const { db, user, now } = context
    const row = await heldOwn(context, id)
    const before = await findProof(db, { fair: row.fair_id, participation: id, kind })
    // An answer got lost and the same file came again.
    if (before?.id === file) return done
    if (row.state !== 'applied') throw wrongState('报名已有审核结果，材料不能再换')
    if (!proofsAsked(await standingOf(db, user.companyId, now)).includes(kind))
      throw invalid({ [kind]: '只有人力资源服务机构要交许可证' })
    await handIn(context, [id], { authorisation: '', licence: '', [kind]: file })
    await auditOf(db, row, { user, now })('fair-proof.handed-in', { fair: row.fair_id, kind })
    return done
  }),
]
