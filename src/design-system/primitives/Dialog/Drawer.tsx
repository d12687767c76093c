import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './dialog-types.ts'

export type DrawerProps = Omit<DialogProps, 'placement' | 'role'>

/** A dialog along the right edge, as tall as the window: details beside a list. */
export const Drawer = (props: DrawerProps) => <Dialog {...props} placement="side" />

/** A dialog that rises from the bottom edge, within the thumb's reach: filters and choices on a phone. */
export const Sheet = (props: DrawerProps) => <Dialog {...props} placement="bottom" />
