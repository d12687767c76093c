import type { ToastStore, ToastTone } from '#design-system'
import type { Notice } from '#platform/transport'

const tones = { success: 'success', warning: 'warning', error: 'danger' } as const satisfies Record<
  Notice['level'],
  ToastTone
>

/** Shows notices, those of the transport and those of the slices, as toasts. */
export const notifyBy =
  ({ show }: ToastStore) =>
  ({ text, level, durationMs }: Notice) =>
    show({ message: text, tone: tones[level], duration: durationMs })
