import { readBlindness, setBlindness } from '#contract/received'
import type { ResumeSections } from '#contract/resume-sections'
import { serve } from '../http/serve.ts'
import type { Card } from './card.ts'
import { findBlindness, updateBlindness } from './queries/received.ts'

/** What stands for a person who is not named: the same on list and page. */
export const blindName = (applicationId: string) => `求职者 ${applicationId.slice(0, 4).toUpperCase()}`

/** A card without what says who it is, of which sex and how old. */
export const blindCard = (card: Card, applicationId: string): Card => ({
  ...card,
  name: blindName(applicationId),
  sex: '',
  age: null,
})

/** A resume that names nobody: no name (in no text either), sex, birthday, phone or e-mail. */
export function blindSections(sections: ResumeSections, applicationId: string): ResumeSections {
  const { name } = sections.basic
  const hidden = blindName(applicationId)
  const without = (_: string, value: unknown) =>
    typeof value === 'string' && name !== '' ? value.replaceAll(name, hidden) : value
  const rest: ResumeSections = JSON.parse(JSON.stringify(sections, without))
  return {
    ...rest,
    basic: { ...rest.basic, name: hidden, sex: '', birthday: '', phone: '', email: '', nation: '', politics: '' },
  }
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
