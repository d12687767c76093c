import { pathTo } from '#contract/pages'

/** The way to a page of an exam's office; the exam's title while it is known. */
export const officeCrumbs = (id: string, exam: string | undefined, here: string) => [
  { label: '考试业务', href: pathTo('examOffice') },
  { label: exam ?? '考试工作台', href: pathTo('examOfficeExam', { id }) },
  { label: here },
]
