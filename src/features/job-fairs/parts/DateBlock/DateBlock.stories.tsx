import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DateBlock } from './DateBlock.tsx'

const meta = preview.meta({
  id: 'job-fairs-date-block',
  title: '业务/招聘会/日期块 DateBlock',
  component: DateBlock,
  args: { day: '2026-12-05' },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    const day = canvas.getByText('5').closest('time')
    await expect(day).toHaveAttribute('datetime', '2026-12-05')
    await expect(day).toHaveTextContent('12 月5周六')
  },
})

export const On = meta.story({ name: '正在举行', args: { isOn: true } })
