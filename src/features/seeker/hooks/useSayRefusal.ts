import { isBusinessCode } from '#contract/codes'
import { useToasts } from '#design-system'
import { CallRefused } from '#platform/transport'

/** Says why the service refused something; of a failed network or service the transport has spoken already. */
export function useSayRefusal() {
  const toasts = useToasts()
  return (error: unknown) => {
    if (!(error instanceof CallRefused) || !isBusinessCode(error.code)) return
    toasts.show({ message: error.message, tone: 'danger', duration: 3000 })
  }
}
