import { expect, fn } from 'storybook/test'
import { MOST_SLOTS, type OtherTimesInput, otherTimes } from '#contract/interview-fields'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SlotFields } from './SlotFields.tsx'

type Submit = (values: OtherTimesInput) => Promise<void>

const schema = /* @__PURE__ */ otherTimes(MOST_SLOTS.seeker)

function Form({ submit }: { submit: Submit }) {
  const session = useDraftForm<OtherTimesInput>({
    rules: schema,
    initial: { slots: [{ day: '', time: '' }], remark: '' },
    submit,
  })
  return (
    <ShortForm {...session} action="提交">
      <SlotFields most={MOST_SLOTS.seeker} />
    </ShortForm>
  )
}

const meta = preview.meta({
  id: 'interviews-slot-fields',
  title: '业务/面试/可选时间 SlotFields',
  component: Form,
  args: { submit: fn<Submit>(async () => undefined) },
})

export const Filled = meta.story({
  name: '加一个，去掉一个，写好提交',
  args: { submit: fn<Submit>(async () => undefined) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('最多三个', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '再加一个时间' }))
      await userEvent.click(canvas.getByRole('button', { name: '再加一个时间' }))
      await expect(canvas.queryByRole('button', { name: '再加一个时间' })).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: '去掉时间 3' }))
      await userEvent.click(canvas.getByRole('button', { name: '去掉时间 2' }))
    })
    await step('一个时间', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^日期/ }), '2026-11-24')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^时间/ }), '09:30')
      await userEvent.click(canvas.getByRole('button', { name: '提交' }))
      await expect(args.submit).toHaveBeenCalledWith({ slots: [{ day: '2026-11-24', time: '09:30' }], remark: '' })
    })
  },
})
export const Empty = meta.story({
  name: '没有填写',
  args: { submit: fn<Submit>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    await expect(args.submit).not.toHaveBeenCalled()
  },
})
export const Narrow = Empty.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
