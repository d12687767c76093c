import { emptyDraft, postingForm } from '#contract/job-posting'
import { partsOf } from '#features/forms'
import { faultsIn, type PostingValues, valuesOf } from './posting-values.ts'

/** The parts of a posting, and how far each is written. `today` is YYYY-MM-DD in China. */
export const postingParts = (values: PostingValues, today: string) =>
  partsOf(postingForm, values, valuesOf(emptyDraft()), faultsIn(values, today))
