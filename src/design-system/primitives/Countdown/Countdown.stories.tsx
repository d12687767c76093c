import { expect, fn, waitFor } from 'storybook/test'
import { advance, STORY_NOW } from '../../../../.storybook/clock'
import preview from '../../../../.storybook/preview'
import { Countdown } from './Countdown.tsx'

const now = Date.parse(STORY_NOW)
const hour = 3_600_000

const meta = preview.meta({
  id: 'ds-countdown',
  title: '设计系统/展示/倒计时 Countdown',
  component: Countdown,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：离截止还有多久要紧的地方：报名、缴费、笔试开始；按服务的时钟走。\n\n何时不用：只要知道日期，写出日期即可；上传、处理的进展用 Progress；今天的几件事用 DeadlineStrip。',
      },
    },
  },
  args: { label: '距报名截止', overText: '报名已截止', until: now + 51 * hour, onOver: fn() },
})

export const TwoDays = meta.story({
  name: '还有两天',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('距报名截止 2 天 03:00:00'))
  },
})

export const ServiceClock = meta.story({
  name: '以服务时钟为准',
  args: { until: now + hour, offset: 30 * 60_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:30:00'))
  },
})

export const RunsOut = meta.story({
  name: '到点',
  args: { until: now + 100 },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:00:01'))
    advance(100)
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('报名已截止'))
    await expect(args.onOver).toHaveBeenCalledTimes(1)
  },
})

export const OverBefore = meta.story({
  name: '早已结束',
  args: { until: now - hour, startsAt: now },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('报名已截止')
    await expect(args.onOver).not.toHaveBeenCalled()
  },
})

export const StandsStill = meta.story({
  name: '停住，别的照走',
  args: { until: now + hour, standsAt: now - 60_000 },
  render: args => (
    <>
      <Countdown {...args} />
      <br />
      <Countdown label="照走的" overText="照走的已到" until={now + 100} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^照走的/)).toBeVisible()
    advance(2 * hour)
    await expect(await canvas.findByText('照走的已到')).toBeVisible()
    await expect(canvas.getByText(/距报名截止/)).toHaveTextContent('距报名截止 01:01:00')
    await expect(args.onOver).not.toHaveBeenCalled()
  },
})
