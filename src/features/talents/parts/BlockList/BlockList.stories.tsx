import { expect, fn, screen, waitFor } from 'storybook/test'
import { findCompaniesToBlock, listBlocks, setBlock } from '#contract/talents'
import { seekerUser } from '#mocks/fixtures/seeker'
import { blocks } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BlockList } from './BlockList.tsx'

const told = fn<(input: unknown) => void>()

const meta = preview.meta({
  id: 'talents-block-list',
  title: '业务/人才/屏蔽单位 BlockList',
  component: BlockList,
  parameters: { route: '/user/resume-list?tab=blocks', session: seekerUser },
  beforeEach({ msw }) {
    told.mockClear()
    msw.use(
      mock(listBlocks).returns(blocks),
      mock(findCompaniesToBlock).returns({
        list: [
          { id: '71', name: '江西赣江新区示范电子科技有限公司', blocked: true },
          { id: '88', name: '赣江示例物流有限公司', blocked: false },
        ],
      }),
      mock(setBlock).answers(input => {
        told(input)
        return { blocked: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '按名称查找并屏蔽',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /要屏蔽的单位/ }), '赣江')
    await userEvent.click(await screen.findByRole('option', { name: /赣江示例物流/ }))
    await userEvent.click(canvas.getByRole('button', { name: '屏蔽这家单位' }))
    await waitFor(() => expect(told.mock.calls).toEqual([[{ companyId: '88', blocked: true }]]))
    await expect(await screen.findByText('已屏蔽赣江示例物流有限公司')).toBeInTheDocument()
  },
})
export const Removing = meta.story({
  name: '取消屏蔽',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消屏蔽：江西赣江新区示范电子科技有限公司' }))
    await waitFor(() => expect(told.mock.calls).toEqual([[{ companyId: '71', blocked: false }]]))
  },
})
export const Empty = meta.story({
  name: '没有屏蔽的单位',
  beforeEach({ msw }) {
    msw.use(mock(listBlocks).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有屏蔽的单位')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listBlocks).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listBlocks).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: '屏蔽的单位' })
    await fitsSideways({ canvasElement })
  },
})
