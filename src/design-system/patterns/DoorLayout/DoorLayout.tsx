import type { ComponentProps, ReactNode } from 'react'
import { PageTitle } from '../PageLayout/index.ts'
import { Assurance, Links, Panel, Root, Why } from './DoorLayout.styles.ts'

export type DoorLayoutProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode
  /** Why I am here: 登录后继续投递「会计」. */
  why?: ReactNode
  /** One form. */
  children: ReactNode
  /** The other ways: register, forgotten password, the other kind of account. */
  links?: ReactNode
  /** What happens with my data, under the form. */
  promise?: ReactNode
}

/** A way in: why I am here, one form, one other way, what happens with my data. Renders a `<div>`. */
export const DoorLayout = ({ title, why, children, links, promise, ...rest }: DoorLayoutProps) => (
  <Root data-page-type="door" {...rest}>
    <Panel>
      <PageTitle>{title}</PageTitle>
      {why && <Why>{why}</Why>}
      {children}
      {links && <Links>{links}</Links>}
    </Panel>
    {promise && <Assurance>{promise}</Assurance>}
  </Root>
)
