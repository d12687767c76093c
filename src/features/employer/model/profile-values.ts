import { type CompanyFacts, companyQuestions, type OwnCompany } from '#contract/company-fields'
import * as forms from '#features/forms'
import { type DraftShelf, keepDraft, openDraft } from '#platform/drafts'

/** What a company says of itself, as its form holds it. */
export type ProfileValues = forms.ValuesOf<typeof companyQuestions>

type Stored = Pick<OwnCompany, 'facts'>

export const valuesOf = ({ facts }: Stored): ProfileValues => forms.valuesOf(companyQuestions, facts)

/** What the service is told; a year that is none is not said. */
export const factsOf = (values: ProfileValues): CompanyFacts => forms.answersOf(companyQuestions, values)

const NAME = 'company-profile'

/** With what the form opens: what is stored, or what this browser kept on top of it. */
export const openProfile = (shelf: DraftShelf, company: Stored) =>
  openDraft(shelf, NAME, {
    stored: valuesOf(company),
    read: kept => forms.readValues(companyQuestions, kept),
  })

/** Keeps what was typed on top of the company as it is stored, to the letter. */
export const keepProfile = (shelf: DraftShelf, company: Stored, values: ProfileValues) =>
  keepDraft(shelf, NAME, { base: valuesOf(company), draft: values })

export const dropProfile = (shelf: DraftShelf) => shelf.drop(NAME)
