import { type JobDraft, jobDraft, jobPosting } from '#contract/job-posting'
import { type FieldFault, unfitBy } from '#platform/forms'

/** A posting as a form holds it: quantities are text while they are typed. */
export interface PostingValues extends Omit<JobDraft, 'headcount' | 'wageMin' | 'wageMax' | 'wageMonths'> {
  headcount: string
  wageMin: string
  wageMax: string
  wageMonths: string
}

const quantities = ['headcount', 'wageMin', 'wageMax', 'wageMonths'] as const

const textOf = (quantity: number | null) => (quantity === null ? '' : String(quantity))
const quantityOf = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null)

export const valuesOf = (draft: JobDraft): PostingValues => ({
  ...draft,
  headcount: textOf(draft.headcount),
  wageMin: textOf(draft.wageMin),
  wageMax: textOf(draft.wageMax),
  wageMonths: textOf(draft.wageMonths),
})

/** What an autosave sends and publishing checks. */
export const draftOf = (values: PostingValues): JobDraft => ({
  ...values,
  headcount: quantityOf(values.headcount),
  wageMin: quantityOf(values.wageMin),
  wageMax: quantityOf(values.wageMax),
  wageMonths: quantityOf(values.wageMonths),
})

/** What keeps a posting from being stored, and what would be lost on the way: a quantity that is none. */
export function unfitOf(values: PostingValues): FieldFault[] {
  const unread = quantities
    .filter(name => values[name].trim() !== '' && quantityOf(values[name]) === null)
    .map(path => ({ path, message: '请填写整数，最多 7 位' }))
  return [...unread, ...unfitBy({ typed: jobDraft(), finished: jobPosting() }, draftOf(values))]
}

/** A posting in which nothing has been written. */
export const emptyDraft: JobDraft = {
  title: '',
  category: '',
  nature: '1',
  headcount: null,
  wageMin: null,
  wageMax: null,
  wageMonths: 12,
  contractTerm: '',
  probation: '0',
  education: '',
  experience: '',
  city: '',
  district: '',
  address: '',
  workingHours: '',
  welfare: [],
  duties: '',
  requirements: '',
  urgent: false,
  forGraduates: false,
  expiresOn: '',
}
