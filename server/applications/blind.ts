import { readBlindness, setBlindness } from '#contract/received'
import type { ResumeSections } from '#contract/resume-sections'
import { withoutPerson } from '#contract/rules/resume-mask'
import { serve } from '../http/serve.ts'
import { findBlindness, updateBlindness } from './queries/received.ts'

/** What stands for a person who is not named: the same on list and page. */
export const blindName = (applicationId: string) => `求职者 ${applicationId.slice(0, 4).toUpperCase()}`

/**
 * A resume that names nobody and by which nobody can be reached: no name or contact (in no text either), sex, birthday,
 * nation or politics.
 */
export function blindSections(sections: ResumeSections, applicationId: string): ResumeSections {
  const name = blindName(applicationId)
  const hidden = { name, sex: '', birthday: '', phone: '', email: '', nation: '', politics: '' }
  return { ...withoutPerson(sections, name), basic: { ...sections.basic, ...hidden } }
}

/** The company's switch; whoever turns it is written to the audit log. */
export const blindnessCalls = [
  serve(readBlindness, async (_, { db, user }) => ({ on: await findBlindness(db, user.companyId) })),

  serve(setBlindness, async ({ on }, { db, user, audit }) => {
    await updateBlindness(db, user.companyId, on)
    await audit({ action: 'application.blind', subject: { kind: 'company', id: user.companyId }, detail: { on } })
    return { on }
  }),
]
