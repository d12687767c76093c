import { expect, fn, screen, waitFor } from 'storybook/test'
import { relisting, templateNaming } from '#contract/posting-fields'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OneAnswerDialog } from './OneAnswerDialog.tsx'

const unreachable = fn(async (): Promise<undefined> => {
  throw new Error('no network')
})

const meta = preview.meta({
  id: 'biz-employer-one-answer-dialog',
  title: '业务/单位中心/问一件事 OneAnswerDialog',
  component: OneAnswerDialog,
  args: {
    open: true,
    title: '存为模板',
    description: '以后可以用它新建职位，不必从头填写。',
    confirmLabel: '保存模板',
    schema: templateNaming(),
    name: 'name',
    label: '模板名称',
    hint: '最多 30 字',
    initial: '主办会计',
    onOpenChange: fn<(open: boolean) => void>(),
    onAnswer: fn(async () => undefined),
  },
})

export const Name = meta.story({
  name: '问名称',
  play: async ({ args, userEvent, step }) => {
    const name = await screen.findByRole('textbox', { name: /^模板名称/ })
    await step('空的不行', async () => {
      await userEvent.clear(name)
      await userEvent.click(screen.getByRole('button', { name: '保存模板' }))
      await waitFor(() => expect(screen.getByText('请填写模板名称')).toBeVisible())
      await expect(args.onAnswer).not.toHaveBeenCalled()
    })
    await step('回车保存', async () => {
      await userEvent.type(name, '财务岗{Enter}')
      await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('财务岗'))
    })
  },
})

export const Day = meta.story({
  name: '问日期',
  args: {
    title: '重新发布这个职位？',
    description: '会再检查一遍，通过后马上就能被搜索到。',
    confirmLabel: '重新发布',
    schema: relisting(),
    name: 'expiresOn',
    label: '新的截止日期',
    hint: '最长 180 天',
    initial: '2026-12-20',
    days: { min: '2026-11-21', max: '2027-05-19' },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重新发布' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('2026-12-20'))
  },
})

export const Failed = meta.story({
  name: '没有保存成',
  args: { onAnswer: unreachable },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存模板' }))
    await waitFor(() => expect(screen.getByText(/没有提交成功/)).toBeVisible())
    await expect(screen.getByRole('textbox', { name: /^模板名称/ })).toHaveValue('主办会计')
  },
})

export const Narrow = Day.extend({ name: '手机上', globals: narrow })
