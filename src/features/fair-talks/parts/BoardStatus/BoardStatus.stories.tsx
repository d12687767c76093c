import { expect } from 'storybook/test'
import { freeBoards, talkBoards } from '#mocks/fixtures/fair-talks'
import preview from '../../../../../.storybook/preview.tsx'
import { BoardStatus } from './BoardStatus.tsx'

const [open, paused, away, crowded] = talkBoards.list
const [free] = freeBoards.list
if (!(open && paused && away && crowded && free)) throw new Error('The fixture has boards of every state')

const meta = preview.meta({
  id: 'fair-talks-board-status',
  title: '业务/招聘会在线交流/接待状态 BoardStatus',
  component: BoardStatus,
  args: { board: open },
})

export const Filled = meta.story({
  name: '接待中，有人排队',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('接待中')).toBeVisible()
    await expect(canvas.getByText('6 人排队，现在排队约 45–60 分钟')).toBeVisible()
  },
})

export const Free = meta.story({
  name: '接待中，没有人排队',
  args: { board: free },
  play: async ({ canvas }) => expect(canvas.getByText('没有人排队，马上可以交流')).toBeVisible(),
})

export const Unattended = meta.story({
  name: '接待中，现在没有人',
  args: { board: { ...open, staffed: false, wait: null } },
  play: async ({ canvas }) => expect(canvas.getByText('6 人排队，现在没有人接待')).toBeVisible(),
})

export const Crowded = meta.story({
  name: '五十人排队：看得见',
  args: { board: crowded },
  play: async ({ canvas }) => expect(canvas.getByText('50 人排队，现在排队约 8–8.5 小时')).toBeVisible(),
})

export const Paused = meta.story({
  name: '暂停',
  args: { board: paused },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂停')).toBeVisible()
    await expect(canvas.getByText('2 人排队')).toBeVisible()
  },
})

export const Away = meta.story({
  name: '不在线',
  args: { board: away },
  play: async ({ canvas }) => expect(canvas.getByText('不在线')).toBeVisible(),
})

export const Stopped = meta.story({
  name: '会场暂停',
  args: { isStopped: true },
  play: async ({ canvas }) => expect(canvas.getByText('会场暂停')).toBeVisible(),
})
