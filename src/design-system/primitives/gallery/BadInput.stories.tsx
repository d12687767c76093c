import preview from '../../../../.storybook/preview'
import { cases as patterns } from '../../patterns/gallery/testing.conformance.tsx'
import { appears, layers, press, pressed } from '../../patterns/gallery/testing.opened.tsx'
import { least } from '../../patterns/testing.ts'
import { bearsBadInput, bearsMany } from './testing.bad-input.tsx'
import { staysUsableOpened } from './testing.bad-opened.tsx'
import { dated, openable, pictured, pictures, years } from './testing.bad-opened-cases.tsx'
import { type Case, cases as primitives } from './testing.conformance.tsx'

const allBy = (cases: object, open: typeof press | typeof appears) =>
  Object.fromEntries(Object.keys(cases).map(name => [name, open]))

/** Shown of a list: what opens by a press, what is chosen, a week of it, the first of a queue; a layout shows one only as the way to its page. */
const aside: readonly string[] = [...Object.keys(pressed), 'FilterSheet', 'FilterTags', 'CalendarStrip', 'Toast']

/** What shows its list at rest, those of one part of the alphabet. */
const atRest = (cases: Readonly<Record<string, Case>>, from: string, before: string) =>
  Object.fromEntries(
    Object.entries(cases).filter(
      ([part]) => !(aside.includes(part) || part.endsWith('Layout')) && part >= from && part < before,
    ),
  )
/** On a phone all that a Nav has is in sight from the start. */
const onPhone = ({ Nav: _, ...others }: Readonly<Record<string, Case>>) => others

const meta = preview.meta({
  id: 'ds-bad-input',
  title: '设计系统/约定/坏数据',
  component: () => null,
  tags: ['no-picture', 'deep'],
  // As wide as a page: it has its own padding.
  parameters: { a11y: { test: 'off' }, layout: 'fullscreen' },
})

export const Primitives = meta.story({ name: '基础部件', play: bearsBadInput(primitives) })
export const PrimitivesLeast = meta.story({
  name: '基础部件 最窄的手机',
  globals: least,
  play: bearsBadInput(primitives),
})
export const Patterns = meta.story({ name: '组合部件', play: bearsBadInput(patterns) })
export const PatternsLeast = meta.story({ name: '组合部件 最窄的手机', globals: least, play: bearsBadInput(patterns) })
export const ManyFirst = meta.story({ name: '一万项 基础部件 一', play: bearsMany(atRest(primitives, 'A', 'N')) })
export const ManySecond = meta.story({ name: '一万项 基础部件 二', play: bearsMany(atRest(primitives, 'N', '[')) })
export const ManyPatternsFirst = meta.story({
  name: '一万项 组合部件 一',
  play: bearsMany(atRest(patterns, 'A', 'D')),
})
export const ManyPatternsSecond = meta.story({
  name: '一万项 组合部件 二',
  play: bearsMany(atRest(patterns, 'D', 'N')),
})
export const ManyPatternsThird = meta.story({
  name: '一万项 组合部件 三',
  play: bearsMany(atRest(patterns, 'N', '[')),
})
export const ManyPressed = meta.story({ name: '一万项 打开的浮层', play: bearsMany(pressed, allBy(pressed, press)) })
export const Layers = meta.story({ name: '打开的窗口', play: bearsBadInput(layers, allBy(layers, appears)) })
export const LayersLeast = meta.story({
  name: '打开的窗口 最窄的手机',
  globals: least,
  play: bearsBadInput(layers, allBy(layers, appears)),
})
export const Pressed = meta.story({ name: '打开的浮层', play: bearsBadInput(pressed, allBy(pressed, press)) })
export const PressedLeast = meta.story({
  name: '打开的浮层 最窄的手机',
  globals: least,
  play: bearsBadInput(pressed, allBy(pressed, press)),
})
export const Opened = meta.story({ name: '打开、看得见、按 Esc 关闭', play: staysUsableOpened(openable) })
export const OpenedLeast = meta.story({
  name: '打开、看得见、按 Esc 关闭 最窄的手机',
  globals: least,
  play: staysUsableOpened(onPhone(openable)),
})
export const Dates = meta.story({ name: '打开 公元零年和九万九千年', play: staysUsableOpened(dated, years) })
export const DatesLeast = meta.story({
  name: '打开 公元零年和九万九千年 最窄的手机',
  globals: least,
  play: staysUsableOpened(dated, years),
})
export const Pictures = meta.story({ name: '打开 图片坏了', play: staysUsableOpened(pictured, pictures) })
export const PicturesLeast = meta.story({
  name: '打开 图片坏了 最窄的手机',
  globals: least,
  play: staysUsableOpened(onPhone(pictured), pictures),
})
