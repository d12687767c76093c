import type { ReactNode } from 'react'
import { Alert, Card, PageTitle, Stack, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { Links, Root } from './SessionFrame.styles.ts'

interface Props {
  title: string
  /** What the page is for, as search engines show it. */
  description: string
  /** Why the person is here; '' where there is nothing to tell. */
  purpose?: string
  children: ReactNode
  /** Other ways: register, forgotten password, the other kind of account. */
  links?: ReactNode
}

/** One form in the middle of the page, which is named after it. */
export function SessionFrame({ title, description, purpose, children, links }: Props) {
  usePageHead({ title, description })
  return (
    <Root>
      <Card>
        <Stack gap={5}>
          <PageTitle>{title}</PageTitle>
          {purpose && <Text strong>{purpose}</Text>}
          <noscript>
            <Alert tone="warning" title="需要脚本才能继续">
              请在浏览器设置中允许本站运行 JavaScript，然后刷新本页。职位和公告不需要脚本，可以直接浏览。
            </Alert>
          </noscript>
          {children}
          {links && <Links>{links}</Links>}
        </Stack>
      </Card>
    </Root>
  )
}
