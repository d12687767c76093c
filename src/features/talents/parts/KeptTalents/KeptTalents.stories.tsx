import { expect, fn, screen, waitFor } from 'storybook/test'
import { deleteTalentFavourites, listTalentDownloads, listTalentFavourites, listTalentViews } from '#contract/talents'
import { employerUser } from '#mocks/fixtures/employer'
import { keptPage, nobodyKept, talentId } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { KeptTalents } from './KeptTalents.tsx'

const removed = fn<(ids: unknown) => void>()

const meta = preview.meta({
  id: 'talents-kept',
  title: '业务/人才/人才库列表 KeptTalents',
  component: KeptTalents,
  parameters: { route: '/enterprise/talents', session: employerUser },
  beforeEach({ msw }) {
    removed.mockClear()
    msw.use(
      mock(listTalentFavourites).returns(keptPage),
      mock(listTalentDownloads).returns(keptPage),
      mock(listTalentViews).returns(keptPage),
      mock(deleteTalentFavourites).answers(({ ids }) => {
        removed(ids)
        return { ok: true as const }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '批量取消收藏',
  play: async ({ canvas, userEvent, step }) => {
    await step('选两份，一份已隐藏', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: /选择：阿\*\*/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /选择：求职者已隐藏/ }))
      await userEvent.click(canvas.getByRole('button', { name: '取消收藏（2）' }))
    })
    await step('确认后移除', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('2 份简历会从列表中移除')
      await userEvent.click(await screen.findByRole('button', { name: '取消收藏' }))
      await waitFor(() => expect(removed.mock.calls).toEqual([[[talentId, '94af0b36-1d2c-4f83-b7e5-6a8c0e2f4d33']]]))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
  },
})
export const One = meta.story({
  name: '从菜单里移除一份',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^更多：求职者已隐藏/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '取消收藏' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 份简历')
    await userEvent.click(await screen.findByRole('button', { name: '取消收藏' }))
    await waitFor(() => expect(removed.mock.calls).toEqual([[['94af0b36-1d2c-4f83-b7e5-6a8c0e2f4d33']]]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})
export const Everything = meta.story({
  name: '下载的：全选',
  parameters: { route: '/enterprise/talents?tab=downloads' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择本页全部' }))
    await expect(await canvas.findByRole('button', { name: '删除下载（3）' })).toBeEnabled()
  },
})
export const Empty = meta.story({
  name: '没有浏览记录',
  parameters: { route: '/enterprise/talents?tab=views' },
  beforeEach({ msw }) {
    msw.use(mock(listTalentViews).returns(nobodyKept))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '去搜索人才' })).toHaveAttribute(
      'href',
      '/enterprise/search-talent',
    ),
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/enterprise/talents?page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listTalentFavourites).returns({ ...keptPage, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/enterprise/talents'),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listTalentFavourites).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTalentFavourites).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /^阿\*\*/ })
    await fitsSideways({ canvasElement })
  },
})
