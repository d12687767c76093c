import { expect, within } from 'storybook/test'
import { countedLately, monthOfFigures, mostFigures } from '#mocks/fixtures/company-figures'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FiguresCharts } from './FiguresCharts.tsx'

const meta = preview.meta({
  id: 'biz-employer-figures-charts',
  title: '业务/单位中心/按天的招聘数据 FiguresCharts',
  component: FiguresCharts,
  args: { days: monthOfFigures.days },
})

export const Filled = meta.story({
  name: '近 30 天',
  play: async ({ canvas, userEvent, step }) => {
    const views = within(canvas.getByRole('figure', { name: '每天的浏览' }))
    await step('按左右键逐天读', async () => {
      await userEvent.tab()
      await expect(views.getByRole('img', { name: '11-20：18 次' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(views.getByRole('img', { name: '11-19：25 次' })).toHaveFocus()
    })
    await step('数据表有同样的数字', async () => {
      await userEvent.click(views.getByText('查看数据表'))
      await expect(views.getByRole('row', { name: '11-20 18' })).toBeVisible()
    })
  },
})
export const CountedLately = meta.story({
  name: '浏览没有记全',
  args: { days: countedLately.days },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '11-10：无数据' })).toBeInTheDocument(),
})
export const Most = meta.story({ name: '90 天，很大的数', args: { days: mostFigures.days } })
export const Narrow = meta.story({
  name: '手机，90 天',
  args: { days: mostFigures.days },
  globals: narrow,
  play: fitsSideways,
})
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...narrow }, play: fitsSideways })
