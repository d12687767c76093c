import { expect, fn, waitFor } from 'storybook/test'
import { switchRecommendations } from '#contract/talents'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { RecommendationSwitch } from './RecommendationSwitch.tsx'

const meta = preview.meta({
  id: 'talents-recommendation-switch',
  title: '业务/人才/推荐开关 RecommendationSwitch',
  component: RecommendationSwitch,
  args: {
    label: '按在招职位推荐人才',
    uses: '只比较职位类别、城市、学历、经验和薪资，不看性别、年龄、民族和户籍。',
    off: '推荐已关闭，本单位的其他成员也不会看到推荐。',
    on: true,
    onSwitched: fn(),
  },
})

export const On = meta.story({
  name: '用键盘关闭',
  beforeEach({ msw }) {
    msw.use(mock(switchRecommendations).answers(({ on }) => ({ on })))
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('switch', { name: /按在招职位推荐人才/ }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(args.onSwitched).toHaveBeenCalledOnce())
  },
})

export const Off = meta.story({
  name: '已关闭',
  args: { on: false },
  play: async ({ canvas }) => expect(await canvas.findByText(/推荐已关闭/)).toBeVisible(),
})

export const Refused = meta.story({
  name: '没有改成：保持原样',
  beforeEach({ msw }) {
    msw.use(mock(switchRecommendations).fails())
  },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: /按在招职位推荐人才/ })
    await userEvent.click(control)
    await waitFor(() => expect(control).toBeEnabled())
    await expect(control).toBeChecked()
    await expect(args.onSwitched).not.toHaveBeenCalled()
  },
})
