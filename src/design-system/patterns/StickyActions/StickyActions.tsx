import type { ComponentProps } from 'react'
import { Root } from './StickyActions.styles.ts'

export type StickyActionsProps = ComponentProps<'div'>

/**
 * Main actions of a page: on a phone a bar that keeps to the bottom edge, above the TabBar, elsewhere in the flow. The page keeps what has
 * the focus from under it (`data-sticky`, WCAG 2.4.11). Renders a `<div>`.
 */
export const StickyActions = (props: StickyActionsProps) => <Root data-sticky {...props} />
