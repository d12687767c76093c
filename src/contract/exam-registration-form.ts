import * as z from 'zod/mini'
import { residentNumber } from './archive-fields.ts'
import { eachIdentity, identityNumber, identityQuestions } from './exam-identity.ts'
import { emptyOrText, optionalText } from './fields.ts'
import { finishedRules } from './form/rules.ts'

/** Who registers, as it has to be when the form is sent. */
/* @__NO_SIDE_EFFECTS__ */
export const examIdentity = () => z.extend(finishedRules(identityQuestions), { idNumber: residentNumber() })

/** The same while it is being written; an identity number left out stays as it is. */
/* @__NO_SIDE_EFFECTS__ */
export const examIdentityDraft = () => {
  const texts = eachIdentity(({ label, max }) => optionalText(label, max))
  const { label, max } = identityNumber
  // No default: what is left out would be an empty number, and that takes the stored one away.
  return z.strictObject({ ...texts, idNumber: z.optional(emptyOrText(label, max)) })
}

/** The same as it is stored, the number by its ends: 360***********0071; '' for none yet. */
/* @__NO_SIDE_EFFECTS__ */
export const shownIdentity = () => {
  const { idNumber: idShown, ...open } = eachIdentity(() => z.string())
  return z.object({ ...open, idShown })
}

/** What is stored of a form, as a save that met another version is told it (`data.current`): a registration, or this of it. */
/* @__NO_SIDE_EFFECTS__ */
export const storedExamForm = () =>
  z.object({
    version: z.number(),
    updatedAt: z.number(),
    identity: shownIdentity(),
    answers: z.record(z.string(), z.unknown()),
    waiver: z.string(),
    materials: z.record(z.string(), z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() }))),
  })
