import { type UserEventObject, waitFor } from 'storybook/test'

const acts = [
  'click',
  'dblClick',
  'tripleClick',
  'hover',
  'type',
  'clear',
  'selectOptions',
  'deselectOptions',
  'upload',
] as const

const isAct = (name: string | symbol): name is (typeof acts)[number] => acts.some(act => act === name)

/** Takes the pointer, or will never do so: a disabled control says so by itself. */
const takesPointer = (element: Element) =>
  getComputedStyle(element).pointerEvents !== 'none' || element.matches(':disabled')

/**
 * The hands of a story. A dialog takes the pointer a moment after it is there to be read, which nobody is quick enough to
 * notice: they wait for it.
 */
export function patient(hands: UserEventObject): UserEventObject {
  return new Proxy(hands, {
    get(target, name, receiver) {
      const act: unknown = Reflect.get(target, name, receiver)
      if (!isAct(name) || typeof act !== 'function') return act
      return async (element: Element, ...rest: unknown[]) => {
        await waitFor(() => {
          if (!takesPointer(element)) throw new Error('The element takes no pointer.')
        }).catch(() => undefined) // What never takes it is told better by the act itself.
        return act.call(target, element, ...rest)
      }
    },
  })
}
