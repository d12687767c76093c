import type { ComponentProps, ReactNode, RefObject } from 'react'

export type DialogPlacement = 'center' | 'side' | 'bottom'

/** The rest, `ref` and `className` go to the element of the dialog. */
export type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'> & {
  open: boolean
  onOpenChange: (change: { open: boolean }) => void
  title: ReactNode
  /** One sentence under the title, read with it. */
  description?: ReactNode
  children?: ReactNode
  /** Actions, always in sight. */
  footer?: ReactNode
  placement?: DialogPlacement | undefined
  /** `alertdialog` interrupts: it needs an answer, so a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** What gets focus when it opens; else the dialog, whose title and description are read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What gets focus after it closes, when the control that opened it will be gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
}

export type DialogLayerProps = DialogProps & { focusOpener: () => void }
