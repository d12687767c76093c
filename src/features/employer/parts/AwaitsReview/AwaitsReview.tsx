import { pathTo } from '#contract/pages'
import { Alert, Link } from '#design-system'
import { useSession } from '#platform/session'

/** What a company has to know until it has passed its check; nothing afterwards. */
export function AwaitsReview() {
  if (useSession().user?.companyVerified !== false) return null
  return (
    <Alert tone="warning" title="单位还没有通过审核">
      职位可以先写好、提交排队，审核通过后自动发布，不用再来操作；在那以前求职者搜索不到，单位也看不到求职者的姓名和联系方式。
      <Link href={pathTo('centre')}>查看营业执照审核进度</Link>
    </Alert>
  )
}
