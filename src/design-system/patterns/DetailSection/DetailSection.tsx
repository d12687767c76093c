import { type ComponentProps, type ReactNode, useId } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import { Root } from './DetailSection.styles.ts'

export type DetailSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
}

/** A part of a text or of a thing under its heading, on the card of its page. Renders a `<section>` named by its title. */
export const DetailSection = ({ title, children, ...rest }: DetailSectionProps) => {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Heading level={2} size="lg" id={titleId}>
        {title}
      </Heading>
      {children}
    </Root>
  )
}
