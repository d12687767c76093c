import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { Slider } from './Slider.tsx'

const meta = preview.meta({
  id: 'ds-slider',
  title: '设计系统/表单/滑块 Slider',
  component: Slider,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：在一个范围里挑大概的值，差一点不要紧，如通勤距离。每一步都能用键盘走到，值有文字说明。\n\n何时不用：要准确的数用 NumberInput；上下限两个值用 RangeInput；只有几档用 RadioGroup。',
      },
    },
  },
  args: {
    label: '通勤距离',
    name: 'distance',
    max: 50,
    step: 5,
    defaultValue: 10,
    formatValue: value => `${value} 公里`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
})

/** The thumb, once its code has taken the place of the browser's own slider. */
const ready = async (canvas: { getByRole: (role: 'slider', options?: { name: string }) => HTMLElement }) => {
  await waitFor(() => expect(canvas.getByRole('slider').tagName).toBe('SPAN'))
  return canvas.getByRole('slider', { name: '通勤距离' })
}

export const Keyboard = meta.story({
  name: '键盘',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const thumb = await ready(canvas)
    await step('值有文字说明', async () => {
      await expect(thumb).toHaveAttribute('aria-valuenow', '10')
      await expect(thumb).toHaveAttribute('aria-valuetext', '10 公里')
    })
    await step('方向键走一步，翻页键走十步，Home、End 到头', async () => {
      thumb.focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 15 })
      await expect(args.onValueCommit).toHaveBeenLastCalledWith({ value: 15 })
      await expect(canvas.getByText('15 公里')).toBeVisible()
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 5 })
      await userEvent.keyboard('{End}')
      await expect(thumb).toHaveAttribute('aria-valuetext', '50 公里')
      await userEvent.keyboard('{Home}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 0 })
      await userEvent.keyboard('{PageUp}')
      await expect(canvasElement.querySelector('input[name=distance]')).toHaveValue('50')
    })
    await step('够手指按', async () => {
      const { width, height } = thumb.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    })
  },
})

export const Pointer = meta.story({
  name: '按在轨道上',
  play: async ({ args, canvas }) => {
    const thumb = await ready(canvas)
    const track = thumb.parentElement?.closest('[data-orientation]')
    if (!track) throw new Error('no track')
    Object.assign(track, { setPointerCapture: () => undefined })
    const { left, width, top } = track.getBoundingClientRect()
    const press = { bubbles: true, pointerId: 1, clientX: left + width / 2, clientY: top + 10 }
    track.dispatchEvent(new PointerEvent('pointerdown', press))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 25 }))
  },
})

export const Controlled = meta.story({
  name: '受控',
  args: { value: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const thumb = await ready(canvas)
    thumb.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 25 })
    await expect(thumb).toHaveAttribute('aria-valuenow', '20')
  },
})

export const BadValue = meta.story({
  name: '给的值不合理',
  args: { min: 10, max: 5, step: -1, defaultValue: Number.NaN },
  play: async ({ canvas }) => {
    const thumb = await ready(canvas)
    await expect(thumb).toHaveAttribute('aria-valuenow', '10')
    await expect(thumb).toHaveAttribute('aria-valuemax', '110')
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { label: longCompany, hint: longCompany },
  globals: { viewport: { value: 'narrow' } },
})

export const Narrow = meta.story({
  name: '手机 长辈版',
  globals: { viewport: { value: 'least' }, size: 'elder' },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvas)
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Invalid = meta.story({
  name: '有错误',
  args: { error: '请选 5 公里以上', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /通勤距离/ })).toHaveAccessibleDescription('错误： 请选 5 公里以上')
  },
})

export const Disabled = meta.story({
  name: '停用',
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const thumb = await ready(canvas)
    thumb.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
