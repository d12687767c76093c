import { pathTo } from '#contract/pages'
import { Alert, Link } from '#design-system'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'

/** What a company has to know while the check of its licence does not count; nothing otherwise. */
export function AwaitsReview() {
  const standing = useLicenceStanding()
  if (standing === 'valid') return null
  return standing === 'none' ? (
    <Alert tone="warning" title="单位还没有通过审核">
      职位可以先写好、提交排队，审核通过后自动发布，不用再来操作；在那以前求职者搜索不到，单位也看不到求职者的姓名和联系方式。
      <Link href={pathTo('centre')}>查看营业执照审核进度</Link>
    </Alert>
  ) : (
    <Alert tone="warning" title="营业执照已超过复核期限">
      新职位可以先写好、提交排队，重新核验通过后自动发布；已发布的职位继续招聘，但不能修改内容或重新发布。收到的简历和面试照常处理。
      <Link href={pathTo('centre')}>去重新提交营业执照</Link>
    </Alert>
  )
}
