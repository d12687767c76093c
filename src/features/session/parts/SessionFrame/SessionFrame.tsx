import type { ReactNode } from 'react'
import { Card, PageTitle, Stack } from '#design-system'
import { usePageHead } from '#platform/head'
import { Links, Root } from './SessionFrame.styles.ts'

interface Props {
  title: string
  children: ReactNode
  /** Other ways: register, forgotten password, the other kind of account. */
  links?: ReactNode
}

/** One form in the middle of the page, which is named after it. */
export function SessionFrame({ title, children, links }: Props) {
  usePageHead({ title })
  return (
    <Root>
      <Card>
        <Stack gap={5}>
          <PageTitle size="xl">{title}</PageTitle>
          {children}
          {links && <Links>{links}</Links>}
        </Stack>
      </Card>
    </Root>
  )
}
