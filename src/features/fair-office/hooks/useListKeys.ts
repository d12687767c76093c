import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Keys of the list of applications; they act while the focus is in the list alone (WCAG 2.1.4). */
const actions = { j: 'next', k: 'previous', a: 'approve', r: 'refuse' } as const
type ListAction = (typeof actions)[keyof typeof actions]

const isKey = (key: string): key is keyof typeof actions => key in actions

/** J and K walk from one box to the next, A lets pass, R refuses; the space bar chooses, as in any box. */
export function useListKeys(root: RefObject<HTMLElement | null>, act: (action: 'approve' | 'refuse') => void) {
  function step(to: 1 | -1) {
    const boxes = [...(root.current?.querySelectorAll<HTMLElement>('li input[type="checkbox"]') ?? [])]
    const at = boxes.findIndex(box => box === document.activeElement)
    boxes[Math.min(boxes.length - 1, Math.max(0, at + to))]?.focus()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox'
    if (!isBox || !isKey(key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const action: ListAction = actions[key]
    if (action === 'next') step(1)
    else if (action === 'previous') step(-1)
    else act(action)
  })
  useEffect(() => {
    const element = root.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [root])
}
