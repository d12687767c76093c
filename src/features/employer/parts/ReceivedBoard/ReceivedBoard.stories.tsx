import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { listReceived } from '#contract/applications'
import { receivedColumn } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReceivedBoard } from './ReceivedBoard.tsx'

const meta = preview.meta({
  id: 'biz-employer-received-board',
  title: '业务/单位中心/看板 ReceivedBoard',
  component: ReceivedBoard,
  args: {
    filter: { jobId: '', t: '' },
    chosen: new Set<string>(),
    underWay: [],
    onChoose: fn(),
    onAsk: fn(),
    onDrop: fn(),
    onShown: fn(),
  },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listReceived).answers(query => receivedColumn(query, query.state === 'offer' ? 0 : 3)))
  },
})

export const Filled = meta.story({
  name: '拖到能去的一列，不能去的说明为什么',
  play: async ({ args, canvas, step }) => {
    const column = (name: string) => canvas.getByRole('region', { name })
    const card = (await within(column('已投递')).findAllByRole('article'))[0]
    if (!card) throw new Error('no card')
    const dataTransfer = new DataTransfer()
    await step('拿起来，每一列都说能不能放', async () => {
      await fireEvent.dragStart(card, { dataTransfer })
      await expect(within(column('初筛通过')).getByText('放到这里')).toBeVisible()
      await expect(within(column('已录用')).getByText(/^“已投递”不能直接改为“已录用”/)).toBeVisible()
    })
    await step('放到不能去的一列，什么都不发生', async () => {
      await fireEvent.dragOver(column('已录用'), { dataTransfer })
      await fireEvent.drop(column('已录用'), { dataTransfer })
      await expect(args.onDrop).not.toHaveBeenCalled()
    })
    await step('放到能去的一列', async () => {
      await fireEvent.dragOver(column('初筛通过'), { dataTransfer })
      await fireEvent.drop(column('初筛通过'), { dataTransfer })
      await expect(args.onDrop).toHaveBeenCalledWith(expect.objectContaining({ name: '赵1' }), 'shortlisted')
      await expect(canvas.queryByText('放到这里')).not.toBeInTheDocument()
    })
  },
})

export const Empty = meta.story({
  name: '空的',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).answers(query => receivedColumn(query, 0)))
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getAllByText('没有简历')).toHaveLength(8)),
})

export const Narrow = meta.story({ name: '手机上，列左右滑动', globals: narrow, play: fitsSideways })
