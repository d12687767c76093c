import { expect, fn, waitFor } from 'storybook/test'
import { listReceived } from '#contract/applications'
import { noneReceived, receivedPage } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { receivedSearch } from '../../model/list-search.ts'
import { ReceivedList } from './ReceivedList.tsx'

const meta = preview.meta({
  id: 'biz-employer-received-list',
  title: '业务/单位中心/收到的简历，列表 ReceivedList',
  component: ReceivedList,
  args: {
    search: receivedSearch.parse(new URLSearchParams()),
    chosen: new Set<string>(),
    onChoose: fn(),
    onShown: fn(),
    children: null,
  },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listReceived).returns(receivedPage))
  },
})

export const Filled = meta.story({
  name: '全选本页',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选本页' }))
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(receivedPage.list, true))
    await expect(canvas.getByRole('link', { name: '已查看（1）' })).toHaveAttribute(
      'href',
      '/manage/resume?state=viewed',
    )
  },
})

export const Empty = meta.story({
  name: '空的',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).returns(noneReceived))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这里还没有简历')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listReceived).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
