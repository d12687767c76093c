import { expect } from 'storybook/test'
import { longThemes, themePage } from '#mocks/fixtures/exam-themes'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ThemeList } from './ThemeList.tsx'

const meta = preview.meta({
  id: 'exams-theme-list',
  title: '业务/考试/招聘项目列表 ThemeList',
  component: ThemeList,
  args: { themes: themePage.list },
})

export const Filled = meta.story({
  name: '几个项目',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
    await expect(canvas.getByText('南昌市、赣州市、吉安市')).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的名称，十一个地市',
  args: {
    themes: longThemes.list.map(theme => ({
      ...theme,
      cities: Array.from({ length: 11 }, (_, at) => `36${String(at + 1).padStart(2, '0')}00`),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/等 11 个地市/)).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
