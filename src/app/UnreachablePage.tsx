import { PageError } from '#design-system'
import { usePageHead } from '#platform/head'

/** Nobody could be asked who is signed in: says so and offers to try again; what was typed stays where it is. */
export function UnreachablePage() {
  usePageHead({ title: '网络连接不上', noIndex: true })
  return (
    <PageError title="网络连接不上" onRetry={() => window.location.reload()}>
      暂时连不上服务，您的登录状态和填写的内容都还在。请检查网络后重试。
    </PageError>
  )
}
