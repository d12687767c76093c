import { type ComponentProps, type ReactNode, useId } from 'react'
import { Heading, type HeadingLevel } from '../Heading/index.ts'
import { CardHeader, StyledCard } from './Card.styles.ts'

export type CardProps = Omit<ComponentProps<'div'>, 'title'> & {
  title?: ReactNode
  /** Place of the title in the outline. */
  level?: HeadingLevel | undefined
  /** Beside the title: 查看全部, 编辑. */
  action?: ReactNode
  /** Answers to the pointer as one: has one stretched Link inside. */
  interactive?: boolean | undefined
  /** No padding, for lists and tables that reach the edge. */
  flush?: boolean | undefined
}

/** One thing with its own edge. Renders a `<section>` named by its title, or a `<div>` without one. */
export const Card = ({ title, level = 2, action, interactive, flush, children, ...rest }: CardProps) => {
  const titleId = useId()
  return (
    <StyledCard
      {...(title && { as: 'section' as const, 'aria-labelledby': titleId })}
      data-interactive={interactive}
      data-flush={flush}
      data-surface="card"
      {...rest}
    >
      {title && (
        <CardHeader>
          <Heading level={level} size="lg" id={titleId}>
            {title}
          </Heading>
          {action}
        </CardHeader>
      )}
      {children}
    </StyledCard>
  )
}
