import { Heading, type HeadingProps } from '../../primitives/Heading/index.ts'
import { pageTitleId } from './places.ts'

export type PageTitleProps = Omit<HeadingProps, 'level' | 'id' | 'size'> & {
  /** On a masthead, which may be louder than a page. */
  masthead?: boolean | undefined
}

/** Names the page, once, and can take the focus (`pageTitleId`). Renders the `<h1>`. */
export const PageTitle = ({ masthead, ...rest }: PageTitleProps) => (
  <Heading tabIndex={-1} {...rest} size={masthead ? '3xl' : 'page'} level={1} id={pageTitleId} />
)
