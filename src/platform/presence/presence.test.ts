import { expect, it, vi } from 'vitest'
import { somebody } from './presence.ts'

const body = { name: 'body' } as never
const placeWith = (activeElement: Element | null) =>
  Object.assign(new EventTarget(), { document: { activeElement, body } })

/** Whether it has been told once all that was ready to happen has happened. */
async function isTold(place: ReturnType<typeof placeWith>, act: () => void) {
  const told = vi.fn()
  void somebody(place).then(told)
  act()
  await Promise.resolve()
  return told.mock.calls.length > 0
}

it.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'click', 'input'])(
  'takes %s for a sign',
  async sign => {
    const place = placeWith(body)
    expect(await isTold(place, () => place.dispatchEvent(new Event(sign)))).toBe(true)
  },
)

it.each([null, body])('waits while nothing has the focus', async activeElement => {
  expect(await isTold(placeWith(activeElement), () => undefined)).toBe(false)
})

it('needs no sign where somebody has begun to type', async () => {
  expect(await isTold(placeWith({ name: 'input' } as never), () => undefined)).toBe(true)
})

it('needs no sign where somebody has pressed something before the script was there', async () => {
  expect(await isTold(Object.assign(placeWith(body), { hasActed: true }), () => undefined)).toBe(true)
})
