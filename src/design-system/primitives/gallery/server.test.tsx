import { readdirSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { layers } from '../../patterns/gallery/testing.opened.tsx'
import { cases } from './testing.conformance.tsx'
import { plain } from './testing.given.ts'

const names = Object.keys(cases)

describe('rendered on a server, without a window', () => {
  test.each(Object.entries(cases))('%s gives markup with its class and no style attribute', (name, draw) => {
    const html = renderToString(draw({ className: `class-${name}`, 'data-probe': name, ref: () => undefined }, plain))
    expect(html).toContain(`class-${name}`)
    expect(html).toContain(`data-probe="${name}"`)
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/)
  })
})

/** Have no element before they are opened: proved open, in the browser (`testing.opened.tsx`). */
const provedOpen = Object.keys(layers)

test('every part is among the cases', () => {
  const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(entry => entry.name)
  expect(folders.filter(folder => !provedOpen.includes(folder) && !names.includes(folder))).toEqual([])
})
