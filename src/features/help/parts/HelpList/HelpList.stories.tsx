import { expect } from 'storybook/test'
import { helpQuestions, longHelp } from '#mocks/fixtures/help'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HelpList } from './HelpList.tsx'

const meta = preview.meta({
  id: 'help-list',
  title: '业务/帮助/常见问题 HelpList',
  component: HelpList,
  args: { questions: helpQuestions.list },
})

export const Filled = meta.story({
  name: '展开一条',
  play: async ({ canvas, userEvent }) => {
    const closed = canvas.getByText('投递以后多久能收到答复？').closest('details')
    await expect(closed).not.toHaveAttribute('open')
    await userEvent.click(canvas.getByText('投递以后多久能收到答复？'))
    await expect(await canvas.findByRole('link', { name: '我的投递' })).toBeVisible()
    await expect(canvas.getAllByText(whole('2026-10-08 核对'))[0]).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的问题',
  args: { questions: longHelp.list, open: true },
  globals: narrow,
  play: fitsSideways,
})
