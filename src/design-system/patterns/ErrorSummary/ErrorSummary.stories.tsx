import { type SubmitEvent, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Field } from '../../primitives/Field/index.ts'
import { RadioGroup } from '../../primitives/Radio/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { TextInput } from '../../primitives/TextInput/index.ts'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx'

const Form = ({ faults }: ErrorSummaryProps) => {
  const [attempt, setAttempt] = useState(0)
  const shown = attempt > 0 ? faults : []
  const errorOf = (id: string) => shown.find(fault => fault.id === id)?.message
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  return (
    <form noValidate onSubmit={submit} aria-label="报名表">
      <Stack gap={6}>
        <ErrorSummary faults={shown} attempt={attempt} />
        <Field label="姓名" controlId="name" error={errorOf('name')}>
          <TextInput />
        </Field>
        <RadioGroup
          id="sex"
          name="sex"
          label="性别"
          error={errorOf('sex')}
          options={[
            { value: '1', label: '男' },
            { value: '2', label: '女' },
          ]}
        />
        <Button type="submit" variant="primary">
          提交报名
        </Button>
      </Stack>
    </form>
  )
}

const meta = preview.meta({
  id: 'ds-error-summary',
  title: '设计系统/组合/错误汇总 ErrorSummary',
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：表单提交后有两处以上填错，放在表单最上面，逐条链到字段；出现时取得焦点。\n\n何时不用：边填边提示用 Field 的 error；服务不可用、没有权限这类不属于某个字段的问题用 Alert；整页出错用 PageError。',
      },
    },
  },
  args: {
    faults: [
      { id: 'name', message: '请填写姓名' },
      { id: 'sex', message: '请选择性别' },
    ],
  },
  render: Form,
})

export const Faults = meta.story({
  name: '取得焦点，链接到各处',
  play: async ({ canvas, userEvent, step }) => {
    const submit = canvas.getByRole('button', { name: '提交报名' })
    await userEvent.click(submit)
    const summary = canvas.getByRole('group', { name: '有 2 处需要修改' })
    await step('提交后焦点到汇总', () => waitFor(() => expect(summary).toHaveFocus()))
    await step('再次提交，焦点再来一次', async () => {
      await userEvent.click(submit)
      await waitFor(() => expect(summary).toHaveFocus())
    })
    await step('点一条，焦点到对应的控件，标签在视野里', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '请填写姓名' }))
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus()
      await expect(canvas.getByText('姓名').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    })
    await step('一组选项时到第一个', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '请选择性别' }))
      await expect(canvas.getByRole('radio', { name: '男' })).toHaveFocus()
    })
    await step('地址不变', () => expect(location.hash).toBe(''))
  },
})

export const None = meta.story({
  name: '没有错误时不显示',
  args: { faults: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交报名' }))
    await expect(canvas.queryByText(/处需要修改/)).toBeNull()
  },
})

export const Narrow = meta.story({
  name: '手机，很多很长',
  args: {
    faults: Array.from({ length: 12 }, (_, index) => ({
      id: `field-${index}`,
      message: `第 ${index + 1} 段工作经历的单位名称请填写营业执照上的全称，不要写简称`,
    })),
  },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交报名' }))
    await expect(canvas.getByRole('group', { name: '有 12 处需要修改' })).toHaveFocus()
  },
})
