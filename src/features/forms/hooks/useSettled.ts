import { useRef, useState } from 'react'

/** Whether a text is being written: what was pressed or chosen is answered in full. */
const isTyping = () => document.activeElement?.matches('textarea, input:not([type=radio], [type=checkbox])') ?? false

/**
 * What stands in a form as far as its writer is done with it: a text when its field is left, what is chosen at once. What
 * is long to judge is judged by that, so that typing does not wait for it.
 */
export function useSettled<Values extends object>(initial: Values) {
  const [settled, setSettled] = useState(initial)
  const latest = useRef(initial)

  function settle(values: Values) {
    latest.current = values
    setSettled(values)
  }
  return {
    settled,
    /** Takes each change of the form. */
    change(values: Values) {
      // The form goes on writing into its own object.
      const copy = { ...values }
      if (isTyping()) latest.current = copy
      else settle(copy)
    },
    /** Takes what is put into the form at one go. */
    settle,
    /** For what stands around the form: a field is left. */
    onBlur: () => setSettled(latest.current),
  }
}
