import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Stack } from '../Stack/index.ts'
import { longCompany } from '../story-words.ts'
import { Rating } from './Rating.tsx'
import { RatingShown } from './RatingShown.tsx'

const meta = preview.meta({
  id: 'ds-rating',
  title: '设计系统/表单/评分 Rating 与 RatingShown',
  component: Rating,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：请人评价一次服务、一场招聘会或一门课程，每颗星都有文字；平均分用 RatingShown，画到半颗星。\n\n何时不用：要具体意见时加 TextArea；是与否的问题用 RadioGroup。',
      },
    },
  },
  args: { label: '对本次招聘会的评价', name: 'rating', onValueChange: fn() },
})

export const Unrated = meta.story({
  name: '未评',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const star = (name: string) => canvas.getByRole('radio', { name })
    await step('每颗星都读得出意思，够手指按', async () => {
      await expect(star('1 星 很不满意')).not.toBeChecked()
      const { width, height } = star('5 星 很满意').closest('label')?.getBoundingClientRect() ?? new DOMRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    })
    await step('按一颗星', async () => {
      await userEvent.click(star('4 星 满意'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 4 })
      await expect(canvas.getByText('4 星 满意')).toBeVisible()
      await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(4)
    })
    await step('方向键', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(star('5 星 很满意')).toBeChecked()
      await expect(star('5 星 很满意')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 3 })
    })
  },
})

export const Controlled = meta.story({
  name: '受控',
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 星 很满意' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 5 })
    await expect(canvas.getByRole('radio', { name: '2 星 不满意' })).toBeChecked()
  },
})

export const ReadOnly = meta.story({
  name: '只读，可有半星',
  render: () => (
    <Stack>
      <RatingShown value={4.3} count={1204} />
      <RatingShown value={5} />
      <RatingShown value={0.5} outOf={3} />
      <RatingShown value={0} count={0} />
      <RatingShown value={Number.NaN} />
      <RatingShown value={99_999} outOf={99_999} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('img', { name: '4.3 星，满分 5 星' })
    await expect(shown.querySelectorAll('[data-fill=full]')).toHaveLength(4)
    await expect(shown.querySelectorAll('[data-fill=half]')).toHaveLength(1)
    await expect(canvas.getByText('1,204 人评价')).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: '还没有评分，满分 5 星' })).toHaveLength(2)
    await expect(canvas.getByRole('img', { name: '10.0 星，满分 10 星' })).toBeVisible()
  },
})

export const Invalid = meta.story({
  name: '有错误',
  args: { error: '请选择评分', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /评价/ })).toHaveAccessibleDescription('错误： 请选择评分')
    await expect(canvas.getByRole('radio', { name: '1 星 很不满意' })).toBeRequired()
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: 4 } })

export const LongText = meta.story({
  name: '长文字',
  args: { label: longCompany, hint: longCompany, defaultValue: 1, words: [longCompany, '一般', '满意'] },
  globals: { viewport: { value: 'narrow' } },
})

export const Narrow = meta.story({
  name: '手机 长辈版',
  args: { defaultValue: 3 },
  globals: { viewport: { value: 'least' }, size: 'elder' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
