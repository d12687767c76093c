import { expect, fn, screen, waitFor } from 'storybook/test'
import { officeStatement } from '#contract/exam-candidates'
import { officeStatementSent } from '#mocks/fixtures/exam-candidates'
import { changeInFull, changePage, preparedChange } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { STORY_NOW } from '../../../../../.storybook/clock.ts'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ChangeView } from './ChangeView.tsx'

const meta = preview.meta({
  id: 'exam-office-change-view',
  title: '业务/考试机构/一项变更 ChangeView',
  component: ChangeView,
  args: {
    opened: changeInFull,
    rowsHref: page => `/manage/exam-office/101/changes?rows=${page}`,
    onRelease: fn(() => Promise.resolve()),
    onRefuse: fn(() => Promise.resolve()),
    onWithdraw: fn(() => Promise.resolve()),
    onDownload: fn(() => Promise.resolve()),
  },
})

export const Filled = meta.story({
  name: '核准前再问一次',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('cell', { name: '2025年6月7日 18:00' })).toBeVisible()
    await step('核准', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '核准' }))
      const dialog = await screen.findByRole('alertdialog')
      await expect(dialog).toHaveTextContent('网上报名顺延 60 分钟')
      await expect(args.onRelease).not.toHaveBeenCalled()
      await userEvent.click(screen.getByRole('button', { name: '核准' }))
      await waitFor(() => expect(args.onRelease).toHaveBeenCalledOnce())
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    })
    await step('退回', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '退回' }))
      await userEvent.type(canvas.getByRole('textbox', { name: /^退回原因/ }), '没有故障记录')
      await userEvent.click(canvas.getByRole('button', { name: '退回给准备人' }))
      await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith('没有故障记录'))
    })
  },
})

export const Heard = meta.story({
  name: '违纪处理，考生已经陈述申辩',
  args: {
    opened: {
      ...changeInFull,
      change: { ...preparedChange, kind: 'discipline', title: '报名序号 2611240001 的违纪处理' },
    },
  },
  beforeEach({ msw }) {
    msw.use(mock(officeStatement).returns(officeStatementSent))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('考生已经陈述申辩')).toBeVisible()
    await expect(canvas.getByText(/有寄存登记单可以证明/)).toBeVisible()
  },
})

export const Stale = meta.story({
  name: '过时了',
  args: { onRelease: fn(() => Promise.reject(new Error('报名时间在准备之后又变动过'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '核准' }))
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: '核准' }))
    await expect(await canvas.findByText('这项变更已经不能核准')).toBeVisible()
  },
})

export const Own = meta.story({
  name: '自己准备的',
  args: { opened: { ...changeInFull, change: { ...preparedChange, commands: ['withdraw'] } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '核准' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }))
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: '撤回' }))
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledOnce())
  },
})

export const Refused = meta.story({
  name: '已退回',
  args: { opened: { ...changeInFull, change: changePage.list[2] ?? preparedChange } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('故障只有 52 分钟，顺延 60 分钟即可')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const ReadOnly = meta.story({
  name: '只能查看',
  args: { opened: { ...changeInFull, change: { ...preparedChange, commands: [] } } },
  play: async ({ canvas }) => expect(canvas.getByText(/由有“核准发布”权限的同事处理/)).toBeVisible(),
})

const released = {
  ...preparedChange,
  kind: 'export',
  state: 'released',
  title: '导出 7815 名考生的完整信息',
  commands: [],
} as const

export const Export = meta.story({
  name: '核准的导出，一天内下载',
  args: {
    opened: { ...changeInFull, change: { ...released, summary: [], commands: [], decidedAt: Date.parse(STORY_NOW) } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载完整信息' }))
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce())
  },
})

export const ExportOver = meta.story({
  name: '核准的导出，过了一天',
  args: {
    opened: {
      ...changeInFull,
      change: { ...released, summary: [], commands: [], decidedAt: preparedChange.preparedAt },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/核准已经超过 24 小时/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Pages = meta.story({
  name: '很多行',
  args: { opened: { ...changeInFull, rows: { ...changeInFull.rows, total: 5_000 } } },
  play: async ({ canvas }) => expect(canvas.getByText('逐行内容（5000 行）')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
