import { expect, fn } from 'storybook/test'
import { fullSlots, openSlots } from '#mocks/fixtures/fair-visits'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SlotPicker } from './SlotPicker.tsx'

const meta = preview.meta({
  id: 'fair-visits-slot-picker',
  title: '业务/招聘会/选择时段 SlotPicker',
  component: SlotPicker,
  args: { slots: openSlots.slots, value: null, onChange: fn(), now: Date.parse('2026-11-20T09:30:00+08:00') },
})

export const Filled = meta.story({
  name: '有余量',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /09:30—10:00/ }))
    await expect(args.onChange).toHaveBeenCalledWith(openSlots.slots[1])
    await expect(canvas.getByRole('radio', { name: /09:00—09:30\s*已满，12 人候补/ })).toBeDisabled()
  },
})

export const Full = meta.story({
  name: '全满，可以候补',
  args: { slots: fullSlots.slots, value: 3, mayWait: true },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /10:30—11:00/ })).toBeChecked(),
})

export const Current = meta.story({
  name: '改约：已有时段',
  args: { current: 2, now: Date.parse('2026-11-28T09:40:00+08:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /您现在的时段/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /09:00—09:30\s*已过/ })).toBeDisabled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
