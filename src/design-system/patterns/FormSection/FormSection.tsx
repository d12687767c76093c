import { type ComponentProps, type ReactNode, useId } from 'react'
import { Heading, type HeadingLevel } from '../../primitives/Heading/index.ts'
import { Hint, Root } from './FormSection.styles.ts'

export type FormSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** Place of the title in the outline. */
  level?: HeadingLevel | undefined
  hint?: ReactNode
}

/** Fields that belong together, under a heading, in one column. Renders a `<section>` named by its title. */
export const FormSection = ({ title, level = 2, hint, children, ...rest }: FormSectionProps) => {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId} {...rest}>
      <div>
        <Heading level={level} size="xl" id={titleId}>
          {title}
        </Heading>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {children}
    </Root>
  )
}
