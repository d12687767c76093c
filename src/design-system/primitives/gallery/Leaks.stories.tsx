import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { cases as patterns } from '../../patterns/gallery/testing.conformance.tsx'
import { appears, layers, press, pressed } from '../../patterns/gallery/testing.opened.tsx'
import { type Case, type Probe, cases as primitives } from './testing.conformance.tsx'
import { plain } from './testing.given.ts'
import { watchLeaks } from './testing.leaks.ts'

const TIMES = 200

/** As many as fit in some fifteen seconds: twenty parts, one at a time. */
const TIMES_OPENED = 50

/** What hands the focus back does so within this time. */
const SETTLES_MS = 100

const meta = preview.meta({
  id: 'ds-leaks',
  title: '设计系统/约定/不留痕迹',
  component: () => <main />,
  tags: ['no-picture'],
  parameters: { a11y: { test: 'off' } },
})

const probe = (name: string): Probe => ({ className: '', 'data-probe': name, ref: () => undefined })

/** Mounts every part and takes it away again, many times: what the browser holds then is what it held before. */
const comesAndGoes =
  (cases: Readonly<Record<string, Case>>) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const place = canvasElement.appendChild(document.createElement('div'))
    const all = Object.entries(cases).map(([name, draw]) => <div key={name}>{draw(probe(name), plain)}</div>)
    const once = () => {
      const root = createRoot(place)
      flushSync(() => root.render(all))
      flushSync(() => root.unmount())
    }
    // The first time loads and registers what stays for good.
    once()
    const leaks = watchLeaks()
    try {
      for (let time = 0; time < TIMES; time += 1) once()
      // What React clears up after a frame is cleared up then.
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    } finally {
      leaks.stop()
      place.remove()
    }
    // A leak comes with each time. Storybook's own highlighter may have taken a listener meanwhile, once.
    await expect(leaks.held(TIMES)).toBe('')
  }

/** Opens each, one after the other, and takes it away while it is open: two modals at once would fight for the focus. */
const openedComesAndGoes =
  (cases: Readonly<Record<string, Case>>, open: (place: HTMLElement) => void | Promise<void>) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const place = canvasElement.appendChild(document.createElement('div'))
    const once = async (name: string, draw: Case) => {
      const root = createRoot(place)
      flushSync(() => root.render(draw(probe(name), plain)))
      await open(place)
      flushSync(() => root.unmount())
    }
    for (const [name, draw] of Object.entries(cases)) {
      await once(name, draw)
      const leaks = watchLeaks()
      try {
        for (let time = 0; time < TIMES_OPENED; time += 1) await once(name, draw)
        await new Promise(done => requestAnimationFrame(() => setTimeout(done, SETTLES_MS)))
      } finally {
        leaks.stop()
      }
      await expect(`${name} ${leaks.held(TIMES_OPENED)}`).toBe(`${name} `)
    }
    place.remove()
  }

export const Primitives = meta.story({ name: '基础部件来去 200 次', play: comesAndGoes(primitives) })

export const Patterns = meta.story({ name: '组合部件来去 200 次', play: comesAndGoes(patterns) })

export const Layers = meta.story({
  name: '打开的对话框来去 50 次',
  tags: ['deep'],
  play: openedComesAndGoes(layers, appears),
})

export const Pressed = meta.story({
  name: '打开的浮层来去 50 次',
  tags: ['deep'],
  play: openedComesAndGoes(pressed, press),
})
