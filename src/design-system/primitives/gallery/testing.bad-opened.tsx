import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type UserEventObject, waitFor } from 'storybook/test'
import { badInput, isUnfit, Page, sideways } from './testing.bad-input.tsx'
import type { Case } from './testing.conformance.tsx'
import type { Given } from './testing.given.ts'

const nothing = () => undefined

const openers = '[aria-expanded=false], [aria-describedby]:is(button)'

/** What opens the part: the first that says so and is seen. */
const openerIn = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLElement>(openers)].find(control => control.checkVisibility())

const shown = (element: Element | null | undefined) =>
  element instanceof HTMLElement && element.checkVisibility() ? element : undefined

/** What the control has opened, as a person sees it: a window, or what it says it controls. */
const openedBy = (control: HTMLElement) => {
  const floating = document.querySelector('[role=dialog], [role=alertdialog], [role=tooltip]')
  const controlled = document.getElementById(control.getAttribute('aria-controls') ?? '')
  const open = control.getAttribute('aria-expanded') === 'true'
  // A list without a row is hidden; what is said in its place stands beside it.
  return shown(floating) ?? (open ? (shown(controlled) ?? shown(controlled?.parentElement)) : undefined)
}

/** Where no finger and no scrolling comes to it. */
const outOfView = (panel: HTMLElement | undefined) => {
  if (!panel) return ['has gone by itself']
  const { left, right, top, bottom } = panel.getBoundingClientRect()
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement
  const isFixed = getComputedStyle(panel).position === 'fixed'
  const end = isFixed ? clientHeight : scrollHeight - window.scrollY
  const isInside =
    left >= -1 && right <= clientWidth + 1 && top >= -1 - (isFixed ? 0 : window.scrollY) && bottom <= end + 1
  return isInside ? [] : [`lies out of the window: ${[left, top, right, bottom].map(Math.round)} of ${clientWidth}`]
}

/** How long somebody waits for what they pressed, in ms; the first brings its code along. */
const patience = { timeout: 5_000 }

type Trial = { keyboard: UserEventObject['keyboard']; given: Given }

/** Whether it comes to be so: what opens is put in its place, and slides there, a moment later. */
const comes = (isSo: () => boolean) =>
  waitFor(() => {
    if (!isSo()) throw new Error('Not yet')
  }, patience).then(
    () => true,
    () => false,
  )

async function openedAndClosed(control: HTMLElement, { keyboard, given }: Trial): Promise<string[]> {
  flushSync(() => {
    control.focus()
    control.click()
  })
  if (!(await comes(() => openedBy(control) !== undefined))) return ['does not open']
  const faults = [...sideways()]
  await comes(() => outOfView(openedBy(control)).length === 0)
  const panel = openedBy(control)
  faults.push(...outOfView(panel))
  // Whoever gives no words at all says nothing themselves.
  const isSilent = !panel?.textContent.trim() && !panel?.querySelector('input')
  if (given.text && isSilent) faults.push('opens and says nothing')
  if (document.querySelector('[data-injected]')) faults.push('takes words for markup')
  await keyboard('{Escape}')
  if (!(await comes(() => openedBy(control) === undefined))) return [...faults, 'does not close by Escape']
  if (!(await comes(() => document.activeElement === control)))
    faults.push(`leaves the focus at ${document.activeElement?.outerHTML.slice(0, 80)}`)
  return faults
}

type Cases = Readonly<Record<string, Case>>
type Stage = { canvasElement: HTMLElement; userEvent: UserEventObject }

/** Opens every part given every bad input, looks where it lies, and closes it by Escape; what fails is named. */
export const staysUsableOpened =
  (parts: Cases, inputs: Readonly<Record<string, Given>> = badInput) =>
  async ({ canvasElement, userEvent }: Stage) => {
    const offences: string[] = []
    for (const [part, draw] of Object.entries(parts)) {
      let opens = 0
      for (const [kind, given] of Object.entries(inputs)) {
        const place = canvasElement.appendChild(document.createElement('main'))
        const faults: string[] = []
        const root = createRoot(place, { onUncaughtError: error => faults.push(`throws ${String(error)}`) })
        const probe = { className: '', 'data-probe': '', ref: nothing }
        flushSync(() => root.render(<Page>{draw(probe, given)}</Page>))
        const control = openerIn(place)
        // Of nothing there may be nothing to open.
        if (control) faults.push(...(await openedAndClosed(control, { keyboard: userEvent.keyboard, given })))
        if (control) opens += 1
        flushSync(() => root.unmount())
        place.remove()
        const grave = isUnfit(part, kind) ? faults.filter(fault => fault.startsWith('throws')) : faults
        offences.push(...grave.map(fault => `${part} given ${kind}: ${fault}`))
      }
      if (opens === 0) offences.push(`${part} has nothing that opens it`)
    }
    // Whole, where a comparison would cut the list short.
    if (offences.length > 0) throw new Error(offences.join('\n'))
  }
