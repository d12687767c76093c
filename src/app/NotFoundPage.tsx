import { pathTo } from '#contract/pages'
import { PageError } from '#design-system'
import { usePageHead } from '#platform/head'

/** Where unknown addresses lead. */
export function NotFoundPage() {
  usePageHead({ title: '页面不存在', noIndex: true })
  return (
    <PageError
      title="没有找到这个页面"
      actions={[
        { label: '返回首页', href: pathTo('home') },
        { label: '搜索职位', href: pathTo('jobSearch') },
        { label: '看全部栏目', href: pathTo('siteMap') },
        { label: '帮助中心', href: pathTo('help') },
      ]}
    >
      地址可能输错了，或者页面已经移走。可以从这些地方继续。
    </PageError>
  )
}
