import { Heading, type HeadingProps } from '../../primitives/Heading/index.ts'
import { pageTitleId } from './places.ts'

export type PageTitleProps = Omit<HeadingProps, 'level' | 'id'>

/** Names the page, once, and can take the focus (`pageTitleId`). Renders the `<h1>`. */
export const PageTitle = (props: PageTitleProps) => <Heading tabIndex={-1} {...props} level={1} id={pageTitleId} />
