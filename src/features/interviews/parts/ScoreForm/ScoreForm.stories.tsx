import { expect, fn } from 'storybook/test'
import type { ScoreCardInput } from '#contract/meeting-fields'
import { members, sitting } from '#mocks/fixtures/meetings'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ScoreForm } from './ScoreForm.tsx'

type SaveScore = (values: ScoreCardInput) => Promise<void>

const [first, second] = members
const [scored] = sitting.queue

/** What most of the stories show. */
const asked = { place: { scores: [] }, members: [...members], onScore: fn<SaveScore>(async () => undefined) }

const meta = preview.meta({
  id: 'interviews-score-form',
  title: '业务/面试/评分表 ScoreForm',
  component: ScoreForm,
  args: asked,
})

export const Empty = meta.story({
  name: '没有打分',
  args: { ...asked, onScore: fn<SaveScore>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存评分' }))
    await expect(await canvas.findByRole('link', { name: '请给“专业能力”打分' })).toBeVisible()
    await expect(args.onScore).not.toHaveBeenCalled()
  },
})
export const Filled = meta.story({
  name: '五项打分，写评语',
  args: { ...asked, onScore: fn<SaveScore>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    for (const star of canvas.getAllByRole('radio', { name: '4 星 良好' })) await userEvent.click(star)
    await userEvent.type(canvas.getByRole('textbox', { name: /^评语/ }), '表达清楚')
    await userEvent.click(canvas.getByRole('button', { name: '保存评分' }))
    await expect(args.onScore).toHaveBeenCalledWith({
      memberId: first.id,
      marks: { skill: 4, fit: 4, speech: 4, response: 4, overall: 4 },
      note: '表达清楚',
    })
  },
})
export const Written = meta.story({
  name: '换一位面试官，打开他写过的',
  args: { ...asked, place: { scores: scored?.scores ?? [] } },
  play: async ({ canvas, userEvent }) => {
    const member = canvas.getByRole('combobox', { name: /^面试官/ })
    await expect(member).toHaveValue(first.id)
    await userEvent.selectOptions(member, second.id)
    await expect(canvas.getByRole('group', { name: /^应变能力/ })).toHaveTextContent('5 星 优秀')
  },
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
