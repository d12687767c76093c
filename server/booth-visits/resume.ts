import { boothResume } from '#contract/booth-visits'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { markOf } from '../members/mark.ts'
import { readSections } from '../resumes/sections.ts'
import { insertLook } from '../talents/access-queries.ts'
import { demandChecked } from '../talents/verified.ts'
import { findHanded } from './queries.ts'

/** The resume that a visitor hands over at a fair, for as long as they do. */
export const resumeCalls = [
  serve(boothResume, {
    limits: (_, { user }) => [{ name: 'booth-resume', subject: user.id, max: 300, seconds: 3_600 }],
    handle: async ({ visit }, { db, user, now, audit }) => {
      const { companyId } = user
      const handed = await findHanded(db, companyId, visit)
      if (!handed) throw notFound()
      await demandChecked(db, companyId)
      const { resume_id: resumeId, owner_id: ownerId } = handed
      await insertLook(db, { resumeId, ownerId, companyId, userId: user.id, kind: 'fair', at: now })
      await audit({ action: 'booth-visit.resume', subject: { kind: 'resume', id: resumeId } })
      return {
        participation: handed.participation_id,
        fair: handed.fair,
        sections: readSections(handed.sections),
        language: handed.language,
        updatedAt: Date.parse(handed.updated_at),
        watermark: (await markOf(db, { userId: user.id, companyId }, now)).watermark,
      }
    },
  }),
]
