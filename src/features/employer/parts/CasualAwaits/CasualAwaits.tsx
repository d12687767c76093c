import { pathTo } from '#contract/pages'
import { Alert, Link } from '#design-system'
import { useLicence } from '../../hooks/useLicence.ts'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import { LICENCE, missingOf } from '../../model/licence.ts'

/** While the check of the company's licence does not count: that casual work waits for it, what is missing, and the way there. */
export function CasualAwaits() {
  const standing = useLicenceStanding()
  return standing === 'valid' ? null : <Awaits isLapsed={standing === 'lapsed'} />
}

function Awaits({ isLapsed }: { isLapsed: boolean }) {
  const { licence } = useLicence()
  return (
    <Alert tone="warning" title="零工待核验后自动发布">
      {licence && missingOf(licence)}
      {isLapsed
        ? '新零工可以先写好、提交排队，营业执照重新核验通过后自动发布；已发布的零工和报名照常，但不能修改。'
        : '零工可以先写好、提交排队，营业执照核验通过后自动发布，不用再来操作；在那以前求职者看不到，单位也看不到报名人的姓名和电话。'}
      到了开工时间还没有发布的，会改回草稿并发消息告诉您。
      <Link href={`${pathTo('centre')}#${LICENCE}`}>{isLapsed ? '去重新提交营业执照' : '查看营业执照核验进度'}</Link>
    </Alert>
  )
}
