import type { ComponentProps } from 'react'
import { Root } from './StickyActions.styles.ts'

export type StickyActionsProps = ComponentProps<'div'>

/** Main actions of a page: on a phone a bar that keeps to the bottom edge, elsewhere in the flow. Renders a `<div>`. */
export const StickyActions = (props: StickyActionsProps) => <Root {...props} />
