import { expect, userEvent, waitFor, within } from 'storybook/test'

interface Scene {
  readonly canvasElement: HTMLElement
  readonly step: (name: string, work: () => Promise<void>) => Promise<void> | void
}

/** Goes through the form as a screen reader tells it: parts with their state, headings arrived at, what is missing. */
export async function isSpokenInOrder({ canvasElement, step }: Scene): Promise<void> {
  const canvas = within(canvasElement)
  await step('标题、进度，再逐条读出部分和状态', async () => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '填写报名表' })).toBeVisible()
    const said = [
      ['报考职位', '已完成'],
      ['身份信息', '已完成'],
      ['基本信息', '已完成'],
      ['教育经历', '未完成'],
      ['工作经历', '选填'],
      ['家庭成员', '未填写'],
      ['服务经历和说明', '未填写'],
      ['照片', '已完成'],
      ['材料', '未填写'],
      ['考试费减免', '选填'],
    ] as const
    const stops = canvas.getAllByRole('link').filter(link => link.hasAttribute('aria-describedby'))
    await expect(stops).toHaveLength(said.length)
    for (const [at, [name, state]] of said.entries()) {
      await expect(stops[at]).toHaveAccessibleName(name)
      await expect(stops[at]).toHaveAccessibleDescription(state)
    }
  })
  await step('打开一部分，读出它的标题', async () => {
    await userEvent.click(canvas.getByRole('link', { name: '家庭成员' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: '家庭成员' })).toHaveFocus())
  })
  await step('没有填完就完成，读出缺什么', async () => {
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    const summary = await canvas.findByRole('group', { name: '有 1 处需要修改' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveTextContent('请至少填写一人家庭成员')
  })
  await step('写下去，保存不打断，只有没保存上才读出', async () => {
    await userEvent.click(canvas.getByRole('button', { name: '添加家庭成员' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^姓名/ }), '吐尔逊·䶮')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^与本人关系/ }), '2')
    const saved = await canvas.findByText('已保存 09:30')
    await expect(within(saved).getByRole('status')).toBeEmptyDOMElement()
  })
  await step('完成，读到下一部分的标题', async () => {
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: '服务经历和说明' })).toHaveFocus())
  })
}
