import type { ExamSummary, ThemeInfo } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, id, oneOf } from '#platform/routing'

export const themeViews = [
  { value: 'overview', label: '概览' },
  { value: 'positions', label: '职位' },
  { value: 'notices', label: '公告' },
  { value: 'cities', label: '地市' },
  { value: 'files', label: '附件' },
] as const

/** `/exam/theme/1?view=positions&exam=101`: which side of a recruitment is shown, and whose dates. */
export const themeAddress = addressCodec({
  view: oneOf(
    themeViews.map(({ value }) => value),
    'overview',
  ),
  exam: id(),
})
export type ThemeAddress = AddressOf<typeof themeAddress>
export type ThemeView = ThemeAddress['view']

export const themeHref = (theme: string, address: Partial<ThemeAddress> = {}): string =>
  themeAddress.format(pathTo('examTheme', { id: theme }), address)

/** The exam whose dates are shown: the one that is asked for, else the one that is next to be acted upon. */
export const chosenExam = ({ exams, stage }: ThemeInfo, asked: string): ExamSummary | undefined =>
  exams.find(({ id: one }) => one === asked) ?? exams.find(exam => exam.stage === stage) ?? exams[0]
