import { expect, fn, screen, waitFor } from 'storybook/test'
import { ownJobs } from '#mocks/fixtures/employer'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnJobBatch, type OwnJobBatchProps } from './OwnJobBatch.tsx'

const meta = preview.meta({
  id: 'biz-employer-own-job-batch',
  title: '业务/单位中心/批量操作 OwnJobBatch',
  component: OwnJobBatch,
  args: {
    jobs: ownJobs.list,
    chosen: ['101', '103'],
    onChoose: fn<OwnJobBatchProps['onChoose']>(),
    onChange: fn<OwnJobBatchProps['onChange']>(async () => [
      { done: true, says: '' },
      { done: false, says: '职位还没有发布' },
    ]),
  },
})

export const None = meta.story({
  name: '一个也没选',
  args: { chosen: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    canvas.getByRole('checkbox', { name: '全选本页' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenCalledWith(['101', '103', '104', '102', '105'])
  },
})

export const Close = meta.story({
  name: '下架所选，逐个说明结果',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下架所选' }))
    await userEvent.click(await screen.findByRole('radio', { name: '暂停招聘' }))
    await userEvent.click(screen.getByRole('button', { name: '下架职位' }))
    await expect(await canvas.findByText('1 个已下架，1 个没有下架')).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('𠮷安特产店店员：职位还没有发布')
    await expect(args.onChange).toHaveBeenCalledWith(['101', '103'], 'close', { reason: '3', words: '' })
    await expect(args.onChoose).toHaveBeenLastCalledWith(['103'])
  },
})

export const Delete = meta.story({
  name: '删除所选草稿',
  args: { chosen: ['103'], onChange: fn<OwnJobBatchProps['onChange']>(async () => [{ done: true, says: '' }]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除所选草稿' }))
    await userEvent.click(await screen.findByRole('button', { name: '删除草稿' }))
    await expect(await canvas.findByText('1 个职位已删除')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

export const Failed = meta.story({
  name: '没有提交成，选择还在',
  args: { onChange: fn<OwnJobBatchProps['onChange']>(() => Promise.reject(new Error('no network'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新所选' }))
    await expect(await canvas.findByText(/没有提交成功/)).toBeVisible()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
