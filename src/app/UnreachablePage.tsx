import { useEffect } from 'react'
import { PageError } from '#design-system'
import { usePageHead } from '#platform/head'
import { awaitComeback } from './comeback.ts'

const again = () => window.location.reload()

/** Nobody could be asked who is signed in: says so and tries again by itself; what was typed stays where it is. */
export function UnreachablePage() {
  usePageHead({ title: '网络连接不上', noIndex: true })
  useEffect(() => {
    return awaitComeback(again)
  }, [])
  return (
    <PageError title="网络连接不上" onRetry={again}>
      您的登录状态和填写的内容都还在。请检查网络后重试。
    </PageError>
  )
}
