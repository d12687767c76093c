import type { ReactNode } from 'react'
import { Card, PageTitle, Stack } from '#design-system'
import { Links, Root } from './SessionFrame.styles.ts'

interface Props {
  title: string
  children: ReactNode
  /** Other ways: register, forgotten password, the other kind of account. */
  links?: ReactNode
}

/** One form in the middle of the page. */
export const SessionFrame = ({ title, children, links }: Props) => (
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
