import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { ButtonLink } from '../../primitives/ButtonLink/index.ts'
import type { DrawingName } from '../../primitives/Drawing/index.ts'
import { refresh } from '../../primitives/Icon/paths.ts'
import { useLinks, type Way } from '../../primitives/Link/index.ts'
import { Row } from '../../primitives/Stack/index.ts'
import { PageTitle } from '../PageLayout/index.ts'
import { Body, Root, Words } from './PageError.styles.ts'

export type PageErrorProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What is the matter, in plain words: 没有找到这个页面. */
  title: ReactNode
  /** Where to go from here, the likeliest first. */
  actions?: readonly Way[] | undefined
  /** Offers 重试. */
  onRetry?: (() => void) | undefined
  /** The area that something was looked for in: its drawing may stand beside. */
  area?: DrawingName | undefined
}

/**
 * Body of a page that could not be shown: missing, failed, not allowed; with its own ways on, and what the site has further
 * for whoever found nothing (`LinkProvider`). Renders a `<div>` with the `<h1>`.
 */
export const PageError = ({ title, actions = [], onRetry, area = 'jobs', children, ...rest }: PageErrorProps) => {
  const { further: Further } = useLinks()
  return (
    <Root {...rest}>
      <Body>
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
      </Body>
      {Further && (
        <div>
          <Further besides={actions} area={area} />
        </div>
      )}
    </Root>
  )
}
