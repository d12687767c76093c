import type { DialogProps } from './dialog-types.ts'
import { useDialogLayer } from './use-dialog-layer.ts'
import { useOpener } from './use-opener.ts'

/** Asks or shows one thing above the page. Renders nothing until first opened, then a modal `<div role="dialog">` at the end of the body. */
export const Dialog = (props: DialogProps) => {
  const { open, returnFocusTo } = props
  const Layer = useDialogLayer(open)
  const focusOpener = useOpener(open, returnFocusTo)
  return Layer && <Layer {...props} focusOpener={focusOpener} />
}
