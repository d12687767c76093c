import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { type FairAlertWay, fairAlerts, saveFairAlerts } from '#contract/fair-alerts'
import { fairAlertsChosen, fairAlertsWithoutEmail } from '#mocks/fixtures/fair-alerts'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairAlertsCard } from './FairAlertsCard.tsx'

const saved = fn<(ways: readonly FairAlertWay[]) => void>()

const meta = preview.meta({
  id: 'fair-alerts-fair-alerts-card',
  title: '业务/招聘会/变更提醒 FairAlertsCard',
  component: FairAlertsCard,
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    saved.mockClear()
    msw.use(
      mock(fairAlerts).returns(fairAlertsChosen),
      mock(saveFairAlerts).answers(({ ways }) => {
        saved(ways)
        return { ...fairAlertsChosen, ways }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '已选短信，加上邮件',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: '短信' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '邮件' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith(['sms', 'email']))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '邮件' })).toBeChecked())
  },
})

export const Empty = meta.story({
  name: '什么都没选，没有邮箱',
  beforeEach({ msw }) {
    msw.use(mock(fairAlerts).returns(fairAlertsWithoutEmail))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /^邮件/ })).toBeDisabled()
    await expect(canvas.getByText('账号还没有绑定邮箱')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: '没有保存',
  beforeEach({ msw }) {
    msw.use(mock(saveFairAlerts).refuses({ code: codes.conflict, msg: '请稍后再试' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '短信' }))
    await expect(await screen.findByText('请稍后再试')).toBeInTheDocument()
    await expect(canvas.getByRole('checkbox', { name: '短信' })).toBeChecked()
  },
})

export const Loading = meta.story({
  name: '加载中，还什么都没有',
  beforeEach({ msw }) {
    msw.use(mock(fairAlerts).hangs())
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
})

export const Failed = meta.story({
  name: '没有读到，不挡着别的',
  beforeEach({ msw }) {
    msw.use(mock(fairAlerts).fails())
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
