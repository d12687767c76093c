import preview from '../../../../.storybook/preview'
import { least } from '../../patterns/testing.ts'
import { staysUsableOpened } from './testing.bad-opened.tsx'
import { dated, openable, pictured, pictures, years } from './testing.bad-opened-cases.tsx'

const meta = preview.meta({
  id: 'ds-bad-input-opened',
  title: '设计系统/约定/坏数据 打开以后',
  component: () => null,
  tags: ['no-picture', 'deep'],
  // As wide as a page: it has its own padding.
  parameters: { a11y: { test: 'off' }, layout: 'fullscreen' },
})

export const Opened = meta.story({ name: '打开、看得见、按 Esc 关闭', play: staysUsableOpened(openable) })
export const OpenedLeast = meta.story({
  name: '打开、看得见、按 Esc 关闭 最窄的手机',
  globals: least,
  play: staysUsableOpened(openable),
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
  play: staysUsableOpened(pictured, pictures),
})
