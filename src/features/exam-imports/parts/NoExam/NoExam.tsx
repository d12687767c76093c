import type { ReactNode } from 'react'
import { pathTo } from '#contract/pages'
import { PageError } from '#design-system'
import { isNotFound } from '#platform/transport'

interface Props {
  error: unknown
  children: ReactNode
}

/** The page of an exam's office, or that there is none for whoever asks. */
export const NoExam = ({ error, children }: Props) =>
  isNotFound(error) ? (
    <PageError
      area="exams"
      title="没有这场考试，或者您没有它的权限"
      actions={[{ label: '考试业务', href: pathTo('examOffice') }]}
    >
      请核对地址；需要权限的，请联系考试机构的负责人。
    </PageError>
  ) : (
    children
  )
