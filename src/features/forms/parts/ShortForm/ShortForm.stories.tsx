import { useFormContext } from 'react-hook-form'
import { expect, fn } from 'storybook/test'
import * as z from 'zod/mini'
import { text } from '#contract/fields'
import { Field, TextInput } from '#design-system'
import { useDraftForm } from '#platform/forms'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ShortForm } from './ShortForm.tsx'

interface Values {
  name: string
}

type Submit = (values: Values) => Promise<void>

const schema = z.object({ name: text('姓名', { max: 20 }) })

function Name() {
  const { register, formState } = useFormContext<Values>()
  return (
    <Field label="姓名" error={formState.errors.name?.message} controlId="name" required>
      <TextInput {...register('name')} />
    </Field>
  )
}

function Form({ submit }: { submit: Submit }) {
  const session = useDraftForm<Values>({ rules: schema, initial: { name: '' }, submit })
  return (
    <ShortForm {...session} action="继续">
      <Name />
    </ShortForm>
  )
}

const meta = preview.meta({
  id: 'forms-short-form',
  title: '业务/表单/短表单 ShortForm',
  component: Form,
  args: { submit: fn<Submit>(async () => undefined) },
})

export const Empty = meta.story({
  name: '没有填写：错误在最前面，焦点也在那里',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    await expect(args.submit).not.toHaveBeenCalled()
  },
})

export const Filled = meta.story({
  name: '填好，用回车送出',
  args: { submit: fn<Submit>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), '欧阳·䶮𠮷{Enter}')
    await expect(args.submit).toHaveBeenCalledOnce()
    await expect(args.submit).toHaveBeenCalledWith({ name: '欧阳·䶮𠮷' })
  },
})

export const Mending = meta.story({
  name: '改的时候写到一半又不对，焦点还在这里',
  args: { submit: fn<Submit>(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续' }))
    await canvas.findByRole('group', { name: /处需要修改/ })
    const name = canvas.getByRole('textbox', { name: /姓名/ })
    await userEvent.type(name, '欧阳')
    await userEvent.clear(name)
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toBeVisible()
    await expect(name).toHaveFocus()
    await userEvent.type(name, '䶮𠮷{Enter}')
    await expect(args.submit).toHaveBeenCalledWith({ name: '䶮𠮷' })
  },
})

export const Sending = meta.story({
  name: '正在送出：按钮忙，不能再按',
  args: { submit: fn<Submit>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), '欧阳{Enter}')
    await expect(await canvas.findByRole('button', { name: /继续/ })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Narrow = Empty.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})
