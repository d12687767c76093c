import { expect, fn, waitFor } from 'storybook/test'
import { newCompany, ownCompany } from '#mocks/fixtures/companies'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { valuesOf } from '../../model/profile-values.ts'
import { ProfileForm } from './ProfileForm.tsx'

const meta = preview.meta({
  id: 'biz-employer-profile-form',
  title: '业务/单位中心/单位资料表单 ProfileForm',
  component: ProfileForm,
  args: { initial: valuesOf(ownCompany), isChanged: false, onChange: fn(), onSave: fn(async () => undefined) },
})

export const Filled = meta.story({
  name: '改介绍并保存',
  args: { onChange: fn(), onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const intro = canvas.getByRole('textbox', { name: /^单位介绍/ })
    await userEvent.clear(intro)
    await userEvent.type(intro, '䶮山脚下的工厂')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...valuesOf(ownCompany), intro: '䶮山脚下的工厂' })
    await userEvent.click(canvas.getByRole('button', { name: '保存资料' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const Faults = meta.story({
  name: '没有填的和填错的',
  args: { initial: { ...valuesOf(newCompany), phone: '123' }, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存资料' }))
    await expect(await canvas.findByRole('group', { name: '有 6 处需要修改' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: /^联系电话/ })).toHaveValue('123')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const OtherCity = meta.story({
  name: '换了城市，区县要重选',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /所在城市/ }), '南昌市')
    await expect(canvas.getByRole('combobox', { name: /所在区县/ })).toHaveValue('')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /所在区县/ }), '东湖区')
  },
})

export const LongText = meta.story({
  name: '介绍太长',
  args: { initial: { ...valuesOf(ownCompany), intro: '𠮷'.repeat(3001) }, isChanged: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('，超出 1 字')).toBeVisible()
    await expect(canvas.getByText(/内容已留在这个浏览器里/)).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow })
