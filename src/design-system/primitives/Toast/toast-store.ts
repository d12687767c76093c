export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type ToastMessage = {
  message: string
  tone?: ToastTone | undefined
  /** Milliseconds in sight: 1500, 2000 or 3000 by the message's rule. */
  duration: number
  /** Called once it is gone, by time or by hand. */
  onClose?: (() => void) | undefined
}

export type ToastEntry = ToastMessage & { id: number }

export type ToastStore = {
  /** Shows a message, or queues it while three are in sight. The same words already waiting are not repeated. */
  show: (toast: ToastMessage) => void
  dismiss: (id: number) => void
  subscribe: (listener: () => void) => () => void
  /** Those in sight, oldest first; the same array until something changes. */
  visible: () => readonly ToastEntry[]
}

const most = 3

/** Messages that come and go. Holds no timer: a message's time runs while it is in sight. */
export const createToastStore = (): ToastStore => {
  let queue: readonly ToastEntry[] = []
  let shown: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ToastEntry[]) => {
    queue = next
    shown = next.slice(0, most)
    for (const listener of listeners) listener()
  }
  return {
    show: toast => {
      const same = queue.some(({ message, tone }) => message === toast.message && tone === toast.tone)
      if (same) return
      lastId += 1
      set([...queue, { ...toast, id: lastId }])
    },
    dismiss: id => {
      const gone = queue.find(toast => toast.id === id)
      if (!gone) return
      set(queue.filter(toast => toast !== gone))
      gone.onClose?.()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    visible: () => shown,
  }
}
