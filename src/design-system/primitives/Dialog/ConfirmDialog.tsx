import { useRef, useState } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './dialog-types.ts'

export type ConfirmDialogProps = Omit<DialogProps, 'footer' | 'placement' | 'role' | 'initialFocus'> & {
  /** The action by its verb: 删除简历, not 确定. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** The action destroys something: the button is red and focus starts on the way out. */
  destructive?: boolean | undefined
  /** Closes when it is done; stays open when it rejects, so that its caller can say why. */
  onConfirm: () => void | Promise<void>
}

/** Asks once before what cannot be taken back, and names what will be lost. Renders a `<div role="alertdialog">`. */
export const ConfirmDialog = ({
  confirmLabel,
  cancelLabel = '取消',
  destructive = false,
  onConfirm,
  ...rest
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await onConfirm()
      rest.onOpenChange({ open: false })
    } catch {
      // Its caller says why; the question stays open for another try.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      initialFocus={destructive ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} onClick={() => rest.onOpenChange({ open: false })}>
            {cancelLabel}
          </Button>
          <Button ref={confirm} variant={destructive ? 'danger' : 'primary'} loading={busy} onClick={() => void run()}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
