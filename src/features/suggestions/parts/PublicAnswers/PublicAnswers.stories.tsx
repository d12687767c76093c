import { expect } from 'storybook/test'
import { longPublicAnswers, publicAnswers } from '#mocks/fixtures/suggestions'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PublicAnswers } from './PublicAnswers.tsx'

const meta = preview.meta({
  id: 'suggestions-public-answers',
  title: '业务/意见建议/公开答复 PublicAnswers',
  component: PublicAnswers,
  args: { answers: publicAnswers.list },
})

export const Filled = meta.story({
  name: '展开一条',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('档案在原单位，换工作后能不能自己带走'))
    await expect(canvas.getAllByText(/机要通信/)[0]).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  args: { answers: longPublicAnswers.list },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(/䶮山/))
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
