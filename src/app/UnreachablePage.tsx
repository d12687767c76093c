import { useEffect } from 'react'
import { PageError } from '#design-system'
import { usePageHead } from '#platform/head'

const again = () => window.location.reload()

/** Milliseconds between two looks whether the service is back. */
const LOOK_MS = 10_000

const look = () =>
  void fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok && again(),
    () => undefined,
  )

/** Nobody could be asked who is signed in: says so and tries again by itself; what was typed stays where it is. */
export function UnreachablePage() {
  usePageHead({ title: '网络连接不上', noIndex: true })
  useEffect(() => {
    const looking = setInterval(look, LOOK_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(looking)
      removeEventListener('online', again)
    }
  }, [])
  return (
    <PageError title="网络连接不上" onRetry={again}>
      您的登录状态和填写的内容都还在。请检查网络后重试。
    </PageError>
  )
}
