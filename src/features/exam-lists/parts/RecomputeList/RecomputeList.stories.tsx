import { expect } from 'storybook/test'
import { listInFull, textOfList } from '#mocks/fixtures/exam-lists'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { textAnswers } from '../../testing.ts'
import { RecomputeList } from './RecomputeList.tsx'

const meta = preview.meta({
  id: 'exam-lists-recompute',
  title: '业务/考试名单/重算 RecomputeList',
  component: RecomputeList,
  args: { shown: listInFull },
  beforeEach({ msw }) {
    msw.use(textAnswers(textOfList))
  },
})

export const Filled = meta.story({
  name: '与公布一致',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重算' }))
    await expect(await canvas.findByText('与公布一致')).toBeVisible()
  },
})

export const Differs = meta.story({
  name: '与公布不一致',
  beforeEach({ msw }) {
    msw.use(textAnswers(textOfList.replace('3601010101\t1\t', '3601010101\t2\t')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重算' }))
    await expect(await canvas.findByText('与公布不一致')).toBeVisible()
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
