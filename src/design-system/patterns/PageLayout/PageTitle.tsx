import { Heading, type HeadingProps } from '../../primitives/Heading/index.ts'

export type PageTitleProps = Omit<HeadingProps, 'level' | 'id' | 'size'> & {
  /** On a masthead, which may be louder than a page. */
  masthead?: boolean | undefined
}

/** Names the page, once, and takes the focus after a change of page, so that the new page is announced. Renders the `<h1>`. */
export const PageTitle = ({ masthead, ...rest }: PageTitleProps) => (
  <Heading tabIndex={-1} {...rest} size={masthead ? '3xl' : 'page'} level={1} />
)
