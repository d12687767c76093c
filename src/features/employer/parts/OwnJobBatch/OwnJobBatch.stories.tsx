import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { employerUser, lapsedEmployerUser, ownJobs } from '#mocks/fixtures/employer'
import { CallRefused } from '#platform/transport'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnJobBatch, type OwnJobBatchProps } from './OwnJobBatch.tsx'

const meta = preview.meta({
  id: 'biz-employer-own-job-batch',
  title: '业务/单位中心/批量操作 OwnJobBatch',
  component: OwnJobBatch,
  parameters: { session: employerUser },
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
    await expect(args.onChange).toHaveBeenCalledWith(['101', '103'], 'close', { closing: { reason: '3', words: '' } })
    await expect(args.onChoose).toHaveBeenLastCalledWith(['103'])
  },
})

export const Publish = meta.story({
  name: '发布所选草稿，没有通过的说明原因',
  args: {
    chosen: ['103', '104'],
    onChange: fn<OwnJobBatchProps['onChange']>(async () => [
      { done: true, says: '' },
      { done: false, says: '不是草稿，不能批量发布' },
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '重新发布所选' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '发布所选草稿' }))
    await userEvent.click(await screen.findByRole('button', { name: '发布草稿' }))
    await expect(await canvas.findByText('1 个已发布，1 个没有发布')).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('仓储主管（新厂区）：不是草稿，不能批量发布')
    await expect(args.onChange).toHaveBeenCalledWith(['103', '104'], 'publish', undefined)
    await expect(args.onChoose).toHaveBeenLastCalledWith(['104'])
  },
})

export const Waiting = meta.story({
  name: '单位认证过期：草稿排队，不能重新发布',
  args: {
    chosen: ['103', '105'],
    onChange: fn<OwnJobBatchProps['onChange']>(async ids => ids.map(() => ({ done: true, says: '' }))),
  },
  parameters: { session: lapsedEmployerUser },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '重新发布所选' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '提交所选草稿' }))
    await userEvent.click(await screen.findByRole('button', { name: '提交草稿' }))
    await expect(await canvas.findByText('2 个职位已提交，审核通过后自动发布')).toBeVisible()
  },
})

export const Relist = meta.story({
  name: '重新发布所选，一个截止日期',
  args: {
    chosen: ['102', '105'],
    onChange: fn<OwnJobBatchProps['onChange']>(async ids => ids.map(() => ({ done: true, says: '' }))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '发布所选草稿' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '重新发布所选' }))
    await expect(await screen.findByLabelText(/^新的截止日期/)).toHaveValue('2026-12-20')
    await userEvent.click(screen.getByRole('button', { name: '重新发布' }))
    await expect(await canvas.findByText('2 个职位已重新发布')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledWith(['102', '105'], 'relist', { expiresOn: '2026-12-20' })
  },
})

export const RelistRefused = meta.story({
  name: '截止日期不行，问题还开着',
  args: {
    chosen: ['105'],
    onChange: fn<OwnJobBatchProps['onChange']>(() =>
      Promise.reject(
        new CallRefused({
          code: codes.invalid,
          msg: '请检查填写的内容',
          data: { fields: { expiresOn: '截止日期应在今天之后' } },
        }),
      ),
    ),
  },
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新发布所选' }))
    await userEvent.click(await screen.findByRole('button', { name: '重新发布' }))
    await waitFor(() => expect(screen.getByText('截止日期应在今天之后')).toBeVisible())
    await expect(args.onChoose).not.toHaveBeenCalled()
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
