import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { ButtonLink } from '../../primitives/ButtonLink/index.ts'
import { Drawing, type DrawingName } from '../../primitives/Drawing/index.ts'
import { refresh } from '../../primitives/Icon/paths.ts'
import { Link, useLinks, type Way } from '../../primitives/Link/index.ts'
import { Row } from '../../primitives/Stack/index.ts'
import { PageTitle } from '../PageLayout/index.ts'
import { Body, Root, Ways, Words } from './PageError.styles.ts'

export type PageErrorProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What is the matter, in plain words: 没有找到这个页面. */
  title: ReactNode
  /** Where to go from here, the likeliest first. */
  actions?: readonly Way[] | undefined
  /** Offers 重试. */
  onRetry?: (() => void) | undefined
  /** The area whose drawing stands beside it. */
  drawing?: DrawingName | undefined
}

/**
 * Body of a page that could not be shown: missing, failed, not allowed; under its own ways on stand those that the portal
 * always has (`LinkProvider`). Renders a `<div>` with the `<h1>`.
 */
export const PageError = ({ title, actions = [], onRetry, drawing = 'jobs', children, ...rest }: PageErrorProps) => {
  const { ways = [] } = useLinks()
  const others = ways.filter(({ href }) => !actions.some(action => action.href === href))
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
        {others.length > 0 && (
          <Ways aria-label="其他去处">
            <span>也可以去</span>
            {others.map(({ label, href }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </Ways>
        )}
      </Body>
      <Drawing name={drawing} />
    </Root>
  )
}
