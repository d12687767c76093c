import preview from '../../../../.storybook/preview'
import { cases as patterns } from '../../patterns/gallery/testing.conformance.tsx'
import { appears, layers, press, pressed } from '../../patterns/gallery/testing.opened.tsx'
import { least } from '../../patterns/testing.ts'
import { bearsBadInput } from './testing.bad-input.tsx'
import { cases as primitives } from './testing.conformance.tsx'

const opened = { ...layers, ...pressed }
const openers = {
  ...Object.fromEntries(Object.keys(layers).map(name => [name, appears])),
  ...Object.fromEntries(Object.keys(pressed).map(name => [name, press])),
}

const meta = preview.meta({
  id: 'ds-bad-input',
  title: '设计系统/约定/坏数据',
  component: () => null,
  tags: ['no-picture'],
  parameters: { a11y: { test: 'off' } },
})

export const Primitives = meta.story({ name: '基础部件', play: bearsBadInput(primitives) })
export const PrimitivesLeast = meta.story({
  name: '基础部件 最窄的手机',
  globals: least,
  play: bearsBadInput(primitives),
})
export const Patterns = meta.story({ name: '组合部件', play: bearsBadInput(patterns) })
export const PatternsLeast = meta.story({ name: '组合部件 最窄的手机', globals: least, play: bearsBadInput(patterns) })
export const Opened = meta.story({ name: '打开的浮层', play: bearsBadInput(opened, openers) })
export const OpenedLeast = meta.story({
  name: '打开的浮层 最窄的手机',
  globals: least,
  play: bearsBadInput(opened, openers),
})
