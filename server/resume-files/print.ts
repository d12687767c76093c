import { codes } from '#contract/codes'
import { mayActAs, roleNeeded } from '#contract/company-roles'
import { type PrintedKind, printResume } from '#contract/resume-files'
import { findHanded } from '../booth-visits/queries.ts'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findSent } from '../resumes/queries.ts'
import { insertLook, insertSentLooks } from '../talents/access-queries.ts'
import { findTalent } from '../talents/card-queries.ts'
import { demandChecked, demandVerified } from '../talents/verified.ts'

type Printing = Pick<Context<'type1'>, 'db' | 'user' | 'now' | 'refused'>
/** Writes down the print of what this member may look at; gives what it was of. */
type Write = (
  printing: Printing,
  id: string,
) => Promise<{ readonly kind: 'application' | 'resume'; readonly id: string }>

const who = ({ user, now }: Printing) =>
  ({ companyId: user.companyId, userId: user.id, kind: 'print', at: now }) as const

/** Readers of a company look at what was sent to it, and at nothing that was found. */
function demandRecruiter({ user }: Printing) {
  if (!mayActAs(user.role, 'recruiter')) throw new Refusal(codes.roleTooLow, roleNeeded('recruiter'))
}

/** Whoever may read the page may print it: the same is asked as there. */
const writes: Readonly<Record<PrintedKind, Write>> = {
  async open(printing, id) {
    demandRecruiter(printing)
    const { db, user, now } = printing
    const talent = await findTalent(db, id, user.companyId)
    if (!talent) throw notFound()
    if (!talent.revealed) await demandVerified(db, user.companyId, now)
    await insertLook(db, { ...who(printing), resumeId: id, ownerId: talent.user_id })
    return { kind: 'resume', id }
  },

  async sent(printing, id) {
    const { db, user, refused } = printing
    const sent = await findSent(db, user.companyId, id)
    if (!sent) throw notFound()
    const subject = { kind: 'application', id } as const
    if (sent.status === 'withdrawn') {
      refused('withdrawn', subject)
      throw new Refusal(codes.wrongState, '求职者已撤回这份投递，简历不再提供')
    }
    await insertSentLooks(db, { ...who(printing), applicationIds: [id] })
    return subject
  },

  async fair(printing, id) {
    demandRecruiter(printing)
    const { db, user } = printing
    const handed = await findHanded(db, user.companyId, id)
    if (!handed) throw notFound()
    await demandChecked(db, user.companyId)
    await insertLook(db, { ...who(printing), resumeId: handed.resume_id, ownerId: handed.owner_id })
    return { kind: 'resume', id: handed.resume_id }
  },
}

/** What the browser prints nobody can hold back: it is told as it is told of the page that was read. */
export const printCall = serve(printResume, {
  limits: (_, { user }) => [{ name: 'resume-print', subject: user.id, max: 300, seconds: 3_600 }],
  handle: async ({ kind, id }, context) => {
    const subject = await writes[kind](context, id)
    await context.audit({ action: 'resume.print', subject })
    return { ok: true } as const
  },
})
