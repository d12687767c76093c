import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { ButtonLink } from '../../primitives/ButtonLink/index.ts'
import { refresh } from '../../primitives/Icon/paths.ts'
import { Row } from '../../primitives/Stack/index.ts'
import { PageTitle } from '../PageLayout/index.ts'
import { Root, Words } from './PageError.styles.ts'

export type PageErrorProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What is the matter, in plain words: 没有找到这个页面. */
  title: ReactNode
  /** Where to go from here, the likeliest first. */
  actions?: readonly { label: string; href: string }[] | undefined
  /** Offers 重试. */
  onRetry?: (() => void) | undefined
}

/** Body of a page that could not be shown: missing, failed, not allowed. Renders a `<div>` with the `<h1>`. */
export const PageError = ({ title, actions = [], onRetry, children, ...rest }: PageErrorProps) => (
  <Root {...rest}>
    <PageTitle>{title}</PageTitle>
    {children && <Words>{children}</Words>}
    <Row gap={3}>
      {onRetry && (
        <Button variant="primary" icon={refresh} onClick={onRetry}>
          重试
        </Button>
      )}
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 && !onRetry ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </Row>
  </Root>
)
