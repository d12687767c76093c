import { pathTo } from '#contract/pages'
import { PageError } from '#design-system'
import { usePageHead } from '#platform/head'

/** Where a job that is gone, or never was, leads: says so and offers a way on. */
export function JobMissingPage() {
  usePageHead({ title: '职位不存在', noIndex: true })
  return (
    <PageError
      title="这个职位不存在或已经下线"
      actions={[
        { label: '搜索其他职位', href: pathTo('jobSearch') },
        { label: '返回首页', href: pathTo('home') },
      ]}
    >
      单位可能已经招满或撤下了职位。您可以按职位、地点和薪资重新搜索。
    </PageError>
  )
}
