import * as z from 'zod/mini'
import type { CompanyFacts, OwnCompany } from '#contract/company-fields'
import { type DraftShelf, keepDraft, openDraft } from '#platform/drafts'

/** What a company says of itself, as a form holds it: the year is text while it is typed. */
export interface ProfileValues extends Omit<CompanyFacts, 'foundedYear'> {
  foundedYear: string
}

type Stored = Pick<OwnCompany, 'facts'>

export const valuesOf = ({ facts }: Stored): ProfileValues => ({
  ...facts,
  foundedYear: facts.foundedYear === null ? '' : String(facts.foundedYear),
})

const NAME = 'company-profile'

/** The shape of the form, whatever is written in it. */
const shape = () =>
  z.strictObject({
    shortName: z.string(),
    companyType: z.string(),
    trade: z.string(),
    scale: z.string(),
    foundedYear: z.string(),
    website: z.string(),
    intro: z.string(),
    welfare: z.array(z.string()),
    city: z.string(),
    district: z.string(),
    address: z.string(),
    contact: z.string(),
    phone: z.string(),
    email: z.string(),
  })

function readValues(draft: unknown): ProfileValues | null {
  const parsed = z.safeParse(shape(), draft)
  return parsed.success ? parsed.data : null
}

/** With what the form opens: what is stored, or what this browser kept on top of it. */
export const openProfile = (shelf: DraftShelf, company: Stored) =>
  openDraft(shelf, NAME, { stored: valuesOf(company), read: readValues })

/** Keeps what was typed on top of the company as it is stored, to the letter. */
export const keepProfile = (shelf: DraftShelf, company: Stored, values: ProfileValues) =>
  keepDraft(shelf, NAME, { base: valuesOf(company), draft: values })

export const dropProfile = (shelf: DraftShelf) => shelf.drop(NAME)
