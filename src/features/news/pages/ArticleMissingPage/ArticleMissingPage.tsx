import { pathTo } from '#contract/pages'
import { PageError } from '#design-system'
import { usePageHead } from '#platform/head'

/** Where an article that is gone, or never was, leads. */
export function ArticleMissingPage() {
  usePageHead({ title: '内容不存在', noIndex: true })
  return (
    <PageError
      area="policies"
      title="没有找到这篇内容"
      actions={[
        { label: '查看全部公告', href: pathTo('notices') },
        { label: '资讯中心', href: pathTo('newsCentre') },
        { label: '返回首页', href: pathTo('home') },
      ]}
    >
      内容可能已经撤下，或者地址输错了。可以按标题搜索，或者从资讯中心按栏目查找。
    </PageError>
  )
}
