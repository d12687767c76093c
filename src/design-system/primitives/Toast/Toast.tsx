import { useEffect, useState } from 'react'
import { Icon } from '../Icon/index.ts'
import { danger, info, success, warning } from '../Icon/paths.ts'
import { StyledToast } from './Toast.styles.ts'
import type { ToastEntry, ToastTone } from './toast-store.ts'

const pictures = { info, success, warning, danger } as const satisfies Record<ToastTone, string>

type ToastProps = { toast: ToastEntry; dismiss: (id: number) => void }

/**
 * Stays while the pointer rests on it; its time begins anew afterwards. What has the focus is kept from under it on a phone
 * (`data-toast`, WCAG 2.4.11).
 */
export const Toast = ({ toast, dismiss }: ToastProps) => {
  const { id, message, tone = 'info', duration } = toast
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [held, id, duration, dismiss])
  return (
    <StyledToast data-toast data-tone={tone} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      <Icon path={pictures[tone]} />
      <span>{message}</span>
    </StyledToast>
  )
}
