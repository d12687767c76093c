export { StickyActions, type StickyActionsProps } from './StickyActions.tsx'
