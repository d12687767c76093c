import { listOfficeExams } from '#contract/exam-office'
import { read } from '#platform/routing'

/** The exams for which one has a mandate. */
export const officeExamsRead = read(listOfficeExams, () => ({}), { audience: 'employer' })
