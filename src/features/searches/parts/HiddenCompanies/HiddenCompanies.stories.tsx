import { expect, screen, waitFor } from 'storybook/test'
import { listHiddenCompanies, setHiddenCompany } from '#contract/searches'
import { longCompanyName } from '#mocks/fixtures/jobs'
import { hiddenCompanies, noHiddenCompanies } from '#mocks/fixtures/searches'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HiddenCompanies } from './HiddenCompanies.tsx'

const meta = preview.meta({
  id: 'searches-hidden-companies',
  title: '业务/求职者/不再显示的单位 HiddenCompanies',
  component: HiddenCompanies,
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listHiddenCompanies).returns(hiddenCompanies))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listHiddenCompanies).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listHiddenCompanies).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '一家也没有',
  beforeEach({ msw }) {
    msw.use(mock(listHiddenCompanies).returns(noHiddenCompanies))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有不再显示的单位')).toBeVisible(),
})

export const Filled = meta.story({
  name: '重新显示一家',
  beforeEach({ msw }) {
    const state = { list: hiddenCompanies.list }
    msw.use(
      mock(listHiddenCompanies).answers(() => ({ list: state.list })),
      mock(setHiddenCompany).answers(({ id, hidden }) => {
        state.list = state.list.filter(company => company.id !== id)
        return { hidden }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `重新显示：${longCompanyName}` }))
    await waitFor(() => expect(screen.getByText('已恢复显示')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(longCompanyName)).toBeNull())
    await expect(canvas.getByText('共 1 家，最多 200 家。')).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(longCompanyName)
    await fitsSideways({ canvasElement })
  },
})
