import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog, type DialogProps } from '../../primitives/Dialog/index.ts'

export type NoticeDialogProps = Omit<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'description' | 'children' | 'footer' | 'role' | 'initialFocus' | 'onClose'
> & {
  title?: ReactNode
  /** The notice, one or two sentences. */
  children: ReactNode
  /** Closes by itself after so many milliseconds; without it, a person closes it. */
  duration?: number | undefined
  /** The button by its verb. */
  closeLabel?: string | undefined
  /** Called once, however it was closed. */
  onClose: () => void
}

/** Says something that must be seen before going on: 温馨提示. Renders a `<div role="alertdialog">` while mounted. */
export const NoticeDialog = ({
  title = '温馨提示',
  children,
  duration,
  closeLabel = '知道了',
  onClose,
  ...rest
}: NoticeDialogProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const closed = useRef(false)
  const close = () => {
    if (closed.current) return
    closed.current = true
    onClose()
  }
  const timeUp = useEffectEvent(close)
  useEffect(() => {
    if (duration === undefined) return
    const timer = setTimeout(timeUp, duration)
    return () => clearTimeout(timer)
  }, [duration])
  return (
    <Dialog
      {...rest}
      open
      role="alertdialog"
      title={title}
      description={children}
      initialFocus={button}
      onOpenChange={close}
      footer={
        <Button ref={button} variant="primary" onClick={close}>
          {closeLabel}
        </Button>
      }
    />
  )
}
