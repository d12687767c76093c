import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { emptyDraft } from '#contract/job-posting'
import { Stack, Text } from '#design-system'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { postingExamples } from '../../model/posting-examples.ts'
import { valuesOf } from '../../model/posting-values.ts'
import { PostingExamples } from './PostingExamples.tsx'

function Writing({ title = '' }: { title?: string }) {
  const [typed, setTyped] = useState(valuesOf({ ...emptyDraft(), title }))
  return (
    <Stack gap={4}>
      <PostingExamples typed={typed} onFill={answers => setTyped({ ...typed, ...answers })} />
      <Text>职位名称：{typed.title || '（空）'}</Text>
      <Text>最低月薪：{typed.wageMin || '（空）'}</Text>
    </Stack>
  )
}

const meta = preview.meta({
  id: 'biz-employer-posting-examples',
  title: '业务/单位中心/从例子开始写 PostingExamples',
  component: Writing,
})

export const Filled = meta.story({
  name: '看一个例子，填入，再撤销',
  play: async ({ canvas, userEvent, step }) => {
    await step('十个例子，展开能读全文', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '从例子开始写' }))
      const dialog = within(await screen.findByRole('dialog', { name: '从例子开始写' }))
      await expect(dialog.getAllByRole('group')).toHaveLength(postingExamples.length)
      await userEvent.click(dialog.getByText(/^财务：会计/))
      await waitFor(() => expect(dialog.getByText(/^每天审核约 40 张原始凭证/)).toBeVisible())
      await userEvent.click(dialog.getByRole('button', { name: '把“会计”填入表单' }))
    })
    await step('空的都填上了', async () => {
      await expect(await canvas.findByText('职位名称：会计')).toBeVisible()
      await expect(canvas.getByText('最低月薪：5000')).toBeVisible()
      await expect(canvas.getByText(/^已按“会计”的例子填好 \d+ 项$/)).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('撤销', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '撤销' }))
      await expect(canvas.getByText('职位名称：（空）')).toBeVisible()
      await expect(canvas.queryByText(/^已按/)).toBeNull()
    })
  },
})

export const Written = meta.story({
  name: '写过的不动',
  args: { title: '出纳' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '从例子开始写' }))
    const dialog = within(await screen.findByRole('dialog', { name: '从例子开始写' }))
    await userEvent.click(dialog.getByText(/^财务：会计/))
    await userEvent.click(await dialog.findByRole('button', { name: '把“会计”填入表单' }))
    await expect(await canvas.findByText('最低月薪：5000')).toBeVisible()
    await expect(canvas.getByText('职位名称：出纳')).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '从例子开始写' }))
    const dialog = within(await screen.findByRole('dialog', { name: '从例子开始写' }))
    await userEvent.click(dialog.getByText(/^物流：货车司机/))
    await waitFor(() => expect(dialog.getByRole('button', { name: '把“货车司机”填入表单' })).toBeVisible())
    await fitsSideways({ canvasElement })
  },
})
