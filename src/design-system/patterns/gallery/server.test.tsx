import { readdirSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { plain } from '../../primitives/gallery/testing.given.ts'
import { SeenSecond } from '../SeenSecond/index.ts'
import { cases } from './testing.conformance.tsx'
import { layers } from './testing.opened.tsx'

const names = Object.keys(cases)

describe('rendered on a server, without a window', () => {
  test.each(Object.entries(cases))('%s gives markup with its class and no style attribute', (name, draw) => {
    const html = renderToString(draw({ className: `class-${name}`, 'data-probe': name, ref: () => undefined }, plain))
    expect(html).toContain(`class-${name}`)
    expect(html).toContain(`data-probe="${name}"`)
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/)
  })
})

test('figures are whole before any script', () => {
  const html = renderToString(cases.CountUp({ className: '', 'data-probe': '', ref: () => undefined }))
  expect(html).toContain('1,234')
})

test('what is seen second in a browser is in the document from the start', () => {
  expect(renderToString(<SeenSecond>相似职位</SeenSecond>)).toBe('相似职位')
})

/** Have no element before they are opened: proved open, in the browser (`testing.opened.tsx`). */
const provedOpen = Object.keys(layers)

/** What no ref, attribute or class could go to, and why. */
const withoutElement: Record<string, string> = {
  ErrorBoundary: 'draws its children, and an Alert of its own making where they fail',
  Highlight: 'draws words and <mark>s into the text of whoever uses it',
  SeenSecond: 'draws its children, a moment later',
}

test('every part is among the cases', () => {
  const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(entry => entry.name)
  expect(
    folders.filter(
      folder => ![...provedOpen, ...Object.keys(withoutElement)].includes(folder) && !names.includes(folder),
    ),
  ).toEqual([])
})
