import { expect, fn, waitFor } from 'storybook/test'
import { filledDraft } from '#mocks/fixtures/employer'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { valuesOf } from '../../model/posting-values.ts'
import { PostingForm, type PostingFormProps } from './PostingForm.tsx'

const args: PostingFormProps = {
  initial: valuesOf(filledDraft),
  state: { kind: 'clean' },
  onChange: fn(),
  onSave: fn(),
  onReady: fn(),
  refused: {},
}

const meta = preview.meta({
  id: 'biz-employer-posting-form',
  title: '业务/单位中心/职位表单 PostingForm',
  component: PostingForm,
  args,
})

export const Filled = meta.story({
  name: '写好的职位，可以发布',
  args: { ...args, onReady: fn() },
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '检查并发布' }))
    await waitFor(() => expect(given.onReady).toHaveBeenCalledWith(filledDraft))
  },
})
export const Faults = meta.story({
  name: '没有填名称',
  args: { ...args, initial: valuesOf({ ...filledDraft, title: '' }) },
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '检查并发布' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toBeVisible()
    await expect(given.onReady).not.toHaveBeenCalled()
  },
})

export const OtherCity = meta.story({
  name: '换了城市，区县要重选',
  args: { ...args, onChange: fn() },
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /工作城市/ }), '赣州市')
    await expect(canvas.getByRole('combobox', { name: /工作区县/ })).toHaveValue('')
    await expect(given.onChange).toHaveBeenLastCalledWith(valuesOf({ ...filledDraft, city: '360700', district: '' }))
  },
})

export const Category = meta.story({
  name: '三级职位类别',
  args: { ...args, onChange: fn(), initial: valuesOf({ ...filledDraft, category: '' }) },
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '职位大类' }), '财会/金融/银行/保险')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '职位小类' }), '财务/会计/审计')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '职位' }), '成本会计')
    await expect(given.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ category: expect.stringMatching(/^301\d+$/) }),
    )
  },
})

export const Narrow = meta.story({
  name: '手机上，没有保存成',
  args: { ...args, state: { kind: 'unsaved', reason: 'offline' }, onSave: fn() },
  globals: narrow,
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '立即保存' }))
    await expect(given.onSave).toHaveBeenCalledOnce()
  },
})
