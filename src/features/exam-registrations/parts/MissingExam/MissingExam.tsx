import { pathTo } from '#contract/pages'
import { PageError } from '#design-system'

/** In place of a page whose address names no exam. */
export const MissingExam = () => (
  <PageError area="exams" title="没有这场考试" actions={[{ label: '看正在报名的考试', href: pathTo('examList') }]}>
    它可能已经撤下，或者链接不完整。
  </PageError>
)
