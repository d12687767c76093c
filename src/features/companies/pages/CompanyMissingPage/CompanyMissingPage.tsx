import { pathTo } from '#contract/pages'
import { PageError } from '#design-system'
import { usePageHead } from '#platform/head'

/** Where an employer that is gone, or never was, leads. */
export function CompanyMissingPage() {
  usePageHead({ title: '单位不存在', noIndex: true })
  return (
    <PageError
      title="没有找到这个单位"
      actions={[
        { label: '搜索职位', href: pathTo('jobSearch') },
        { label: '返回首页', href: pathTo('home') },
      ]}
    >
      单位可能已经注销或更换了页面。您可以按公司名称重新搜索。
    </PageError>
  )
}
