import { type ReactNode, useSyncExternalStore } from 'react'
import { expectAllHandled } from './network.ts'

const listeners = new Set<() => void>()
let isUp = true

function move(up: boolean): void {
  isUp = up
  for (const listener of listeners) listener()
}

/** Has the next story seen from its beginning. */
export const raise = () => move(true)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Holds a story, so that it can be taken down before the next one is chosen. */
export const Curtain = ({ children }: { children: ReactNode }) =>
  useSyncExternalStore(subscribe, () => isUp) && children

/** Two frames: effects have run by then, and what they scheduled at once. */
const settled = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Takes the story down, puts it up once more, and takes it down for good: what it leaves behind, or cannot do twice, is
 * heard while it is still the story that is told.
 *
 * @throws naming each `/api` request that nothing has answered.
 */
async function takeDown(): Promise<void> {
  for (const up of [false, true, false]) {
    move(up)
    await settled()
  }
  await expectAllHandled()
}

Reflect.set(globalThis, 'takeDown', takeDown)
