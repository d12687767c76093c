import { expect, fn } from 'storybook/test'
import { cancelledPositionInFull, positionInFull } from '#mocks/fixtures/exam-positions'
import preview from '../../../../../.storybook/preview.tsx'
import { ChooseButton } from './ChooseButton.tsx'

const meta = preview.meta({
  id: 'exam-position-choose-button',
  title: '业务/考试职位/选择按钮 ChooseButton',
  component: ChooseButton,
  args: { position: positionInFull, chosen: '', onChoose: fn() },
})

export const Filled = meta.story({
  name: '选择',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '选择 南昌市公证处 公证员助理（专业技术十二级）' })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(args.onChoose).toHaveBeenCalledWith(positionInFull)
  },
})

export const Chosen = meta.story({
  name: '已经选了',
  args: { chosen: positionInFull.id },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('已选择'),
})

export const Cancelled = meta.story({
  name: '已取消的不能选',
  args: { position: cancelledPositionInFull },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Unmet = meta.story({
  name: '必备条件不符合，说明原因',
  tags: ['no-picture'],
  args: { position: { ...positionInFull, verdict: 'fails' }, byResume: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('必备条件不符合，不能报')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Unsure = meta.story({
  name: '还判断不了的可以选',
  tags: ['no-picture'],
  args: { position: { ...positionInFull, verdict: 'unsure' }, byResume: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeEnabled(),
})

export const ByForm = meta.story({
  name: '报名表另有填写的，不按简历拦',
  tags: ['no-picture'],
  args: { position: { ...positionInFull, verdict: 'fails' } },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeEnabled(),
})
