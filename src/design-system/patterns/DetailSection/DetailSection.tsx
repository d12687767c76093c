import { type ComponentProps, type ReactNode, useId } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import { Root } from './DetailSection.styles.ts'

export type DetailSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** Place of the title in the outline. */
  level?: 2 | 3 | undefined
}

/** A part of a text or of a thing under its heading, on the card of its page. Renders a `<section>` named by its title. */
export const DetailSection = ({ title, level = 2, children, ...rest }: DetailSectionProps) => {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <Heading level={level} size="lg" id={titleId}>
        {title}
      </Heading>
      {children}
    </Root>
  )
}
