import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listHiddenCompanies, setHiddenCompany } from '#contract/searches'
import { employerUser } from '#mocks/fixtures/employer'
import { longCompanyName } from '#mocks/fixtures/jobs'
import { hiddenCompanies, noHiddenCompanies } from '#mocks/fixtures/searches'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HideCompany } from './HideCompany.tsx'

const meta = preview.meta({
  id: 'jobs-hide-company',
  title: '业务/职位/不再显示单位 HideCompany',
  component: HideCompany,
  args: { id: '502', name: longCompanyName },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listHiddenCompanies).returns(noHiddenCompanies))
  },
})

export const Filled = meta.story({
  name: '不再显示，再恢复',
  beforeEach({ msw }) {
    const state = { hidden: false }
    msw.use(
      mock(listHiddenCompanies).answers(() => (state.hidden ? hiddenCompanies : noHiddenCompanies)),
      mock(setHiddenCompany).answers(({ hidden }) => {
        state.hidden = hidden
        return { hidden }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不再显示这家单位' }))
    const again = await canvas.findByRole('button', { name: '重新显示这家单位' })
    await expect(canvas.getByText(/^您已选择不再显示/)).toBeVisible()
    await userEvent.click(again)
    await expect(await canvas.findByRole('button', { name: '不再显示这家单位' })).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '还不知道：没有按钮',
  beforeEach({ msw }) {
    msw.use(mock(listHiddenCompanies).hangs())
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Failed = meta.story({
  name: '已满，说明原因',
  beforeEach({ msw }) {
    msw.use(mock(setHiddenCompany).refuses({ code: codes.quotaReached, msg: '最多不再显示 200 家单位，请先恢复一些' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '不再显示这家单位' }))
    await waitFor(() => expect(screen.getByText('最多不再显示 200 家单位，请先恢复一些')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '不再显示这家单位' })).toBeEnabled()
  },
})

export const Empty = meta.story({
  name: '访客和单位没有这个按钮',
  parameters: { session: employerUser },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Narrow = meta.story({
  name: '手机：已不再显示',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(listHiddenCompanies).returns(hiddenCompanies))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '重新显示这家单位' })
    await fitsSideways({ canvasElement })
  },
})
