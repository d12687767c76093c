import type { ReactNode } from 'react'
import { Alert, DoorLayout, type DoorLayoutProps } from '#design-system'
import { usePageHead } from '#platform/head'

interface Props extends Pick<DoorLayoutProps, 'links' | 'promise' | 'why'> {
  title: string
  /** What the page is for, as search engines show it. */
  description: string
  children: ReactNode
}

/** One form in the middle of the page, which is named after it. */
export function SessionFrame({ title, description, children, ...door }: Props) {
  usePageHead({ title, description })
  return (
    <DoorLayout title={title} {...door}>
      <noscript>
        <Alert tone="warning" title="需要脚本才能继续">
          请在浏览器设置中允许本站运行 JavaScript，然后刷新本页。职位和公告不需要脚本，可以直接浏览。
        </Alert>
      </noscript>
      {children}
    </DoorLayout>
  )
}
