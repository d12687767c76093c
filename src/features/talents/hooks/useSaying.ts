import { useToasts } from '#design-system'
import { wordsFor } from '#platform/forms'

/** Does something and says how it went; a failure is thrown on, so that a question stays open for another try. */
export function useSaying() {
  const toasts = useToasts()
  return async (work: () => Promise<unknown>, said: string) => {
    try {
      await work()
      toasts.show({ message: said, tone: 'success', duration: 2000 })
    } catch (error) {
      toasts.show({ message: wordsFor(error), tone: 'danger', duration: 3000 })
      throw error
    }
  }
}
