import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { cases as patterns } from '../../patterns/gallery/testing.conformance.tsx'
import { type Case, type Probe, cases as primitives } from './testing.conformance.tsx'
import { plain } from './testing.given.ts'
import { watchLeaks } from './testing.leaks.ts'

const TIMES = 200

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

export const Primitives = meta.story({ name: '基础部件来去 200 次', play: comesAndGoes(primitives) })

export const Patterns = meta.story({ name: '组合部件来去 200 次', play: comesAndGoes(patterns) })
