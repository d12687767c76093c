import { expect, fn, screen, waitFor } from 'storybook/test'
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

export const Stopped = meta.story({
  name: '发布前检查拦下，改好后放行',
  args: {
    ...args,
    onReady: fn(),
    initial: valuesOf({ ...filledDraft, duties: '负责总账与月结，限女性。', probation: '6' }),
  },
  play: async ({ args: given, canvas, userEvent, step }) => {
    await step('指出哪里、为什么、怎么改', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '检查并发布' }))
      await expect(await canvas.findByRole('group', { name: '有 2 处需要修改' })).toHaveFocus()
      await expect(canvas.getByText('限女性', { selector: 'mark' })).toBeVisible()
      await expect(canvas.getByText('依据：《就业促进法》第二十七条')).toBeVisible()
      await expect(given.onReady).not.toHaveBeenCalled()
    })
    await step('改掉一处，提示就少一处', async () => {
      const duties = canvas.getByRole('textbox', { name: /^岗位职责/ })
      await userEvent.clear(duties)
      await userEvent.type(duties, '负责总账与月结，编制报表。')
      await waitFor(() => expect(canvas.queryByText('限女性', { selector: 'mark' })).toBeNull())
    })
    await step('都改好了就可以发布', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^试用期/ }), '2个月')
      await userEvent.click(canvas.getByRole('button', { name: '检查并发布' }))
      await waitFor(() => expect(given.onReady).toHaveBeenCalledOnce())
    })
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
    const field = canvas.getByRole('combobox', { name: /^职位类别/ })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('treeitem', { name: '财会/金融/银行/保险' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '财务/会计/审计' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '成本会计' }))
    await expect(field).toHaveTextContent('成本会计')
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
