import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import type { Case, Probe } from '../../primitives/gallery/testing.conformance.tsx'
import { plain } from '../../primitives/gallery/testing.given.ts'
import { cases } from './testing.conformance.tsx'
import { appears, layers, press, pressed } from './testing.opened.tsx'

const received = new Map<string, Element>()
const cleared: string[] = []

const probe = (name: string): Probe => ({
  className: `class-${name}`,
  'data-probe': name,
  ref: element => {
    if (element) received.set(name, element)
    else cleared.push(name)
  },
})

const probes = Object.fromEntries(Object.keys(cases).map(name => [name, probe(name)]))
const bare: Probe = { className: 'plain', 'data-probe': 'plain', ref: () => undefined }

/** What is fixed to the window is fixed to it: a picture must not depend on how far the page is scrolled. */
const Place = styled.div`
  contain: layout;
`

const All = ({ onReady }: { onReady: () => void }) => {
  useEffect(() => {
    onReady()
  }, [onReady])
  return Object.entries(cases).map(([name, draw]) => <Place key={name}>{draw(probes[name] ?? bare, plain)}</Place>)
}

const meta = preview.meta({
  id: 'ds-pattern-conformance',
  title: '设计系统/组合约定',
  component: All,
  tags: ['no-picture'],
  parameters: { a11y: { test: 'off' } },
  args: { onReady: fn() },
  beforeEach: () => {
    received.clear()
    cleared.length = 0
  },
})

export const HandsOn = meta.story({
  name: '属性、类名和引用都交给元素',
  play: async ({ canvasElement, step }) => {
    for (const name of Object.keys(cases)) {
      await step(name, async () => {
        await expect(canvasElement.querySelector(`.class-${name}`)).not.toBeNull()
        await expect(canvasElement.querySelector(`[data-probe="${name}"]`)).not.toBeNull()
        await expect(received.get(name)).toBeInstanceOf(Element)
      })
    }
    await step('引用只交一次', () => expect(cleared).toEqual([]))
  },
})

export const HandsOnOpened = meta.story({
  name: '打开时，属性、类名和引用也都交给元素',
  render: () => <div data-testid="holder" />,
  play: async ({ canvas, step }) => {
    const holder = canvas.getByTestId('holder')
    for (const [name, draw] of Object.entries<Case>({ ...layers, ...pressed })) {
      await step(name, async () => {
        const root = createRoot(holder)
        flushSync(() => root.render(draw(probe(name), plain)))
        if (name in layers) await appears()
        else press(holder)
        const element = received.get(name)
        await expect(element?.isConnected).toBe(true)
        await expect(element).toHaveAttribute('data-probe', name)
        await expect(document.querySelector(`.class-${name}`)).not.toBeNull()
        // What has no element at rest hands everything to its layer.
        if (name in layers) await expect(element).toHaveAttribute('role', expect.stringMatching(/dialog$/))
        flushSync(() => root.unmount())
      })
    }
    await step('引用都收回', () =>
      expect([...new Set(cleared)].toSorted()).toEqual(Object.keys({ ...layers, ...pressed }).toSorted()),
    )
  },
})

export const WithoutWarning = meta.story({
  name: '服务端的页面在浏览器里无差别接管',
  render: () => <div data-testid="holder" />,
  play: async ({ args, canvas }) => {
    const complain = fn()
    const errors = spyOn(console, 'error').mockImplementation(complain)
    const holder = canvas.getByTestId('holder')
    holder.innerHTML = renderToString(<All {...args} />)
    const root = hydrateRoot(holder, <All {...args} />, { onRecoverableError: complain })
    await waitFor(() => expect(args.onReady).toHaveBeenCalled())
    await expect(complain).not.toHaveBeenCalled()
    root.unmount()
    errors.mockRestore()
  },
})

/** Counts what is listened to on the window and the document while `run` runs. */
const listenersLeftBy = (run: () => void): number => {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const held = new Map<string, Set<unknown>>()
  const ours = (target: EventTarget, name: string) => {
    const key = `${target === window ? 'window' : 'document'} ${name}`
    held.set(key, held.get(key) ?? new Set())
    return target === window || target === document ? held.get(key) : undefined
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget, name, listener, options) {
    ours(this, name)?.add(listener)
    add.call(this, name, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget, name, listener, options) {
    ours(this, name)?.delete(listener)
    remove.call(this, name, listener, options)
  }
  run()
  Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove })
  return [...held.values()].reduce((sum, listeners) => sum + listeners.size, 0)
}

export const LeavesNothing = meta.story({
  name: '反复装卸不留监听',
  render: () => <div data-testid="holder" />,
  play: async ({ args, canvas }) => {
    const holder = canvas.getByTestId('holder')
    const mountAndUnmount = () => {
      const root = createRoot(holder)
      flushSync(() => root.render(<All {...args} />))
      flushSync(() => root.unmount())
    }
    mountAndUnmount()
    const left = listenersLeftBy(() => {
      for (let turn = 0; turn < 10; turn += 1) mountAndUnmount()
    })
    await expect(left).toBe(0)
  },
})
