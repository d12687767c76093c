import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { listBoothConsents, myBoothConsent, setBoothConsent } from '#contract/booth-visits'
import { boothConsents, givenConsent, noConsent, revokedConsent } from '#mocks/fixtures/booth-visits'
import { resumeId } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BoothConsentCard } from './BoothConsentCard.tsx'

const set = fn<(choice: object) => void>()

const meta = preview.meta({
  id: 'booth-visits-booth-consent-card',
  title: '业务/招聘会扫码登记/把简历交给扫码的单位 BoothConsentCard',
  component: BoothConsentCard,
  args: { fair: '12' },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    set.mockClear()
    msw.use(
      mock(myBoothConsent).returns(noConsent),
      mock(listBoothConsents).returns(boothConsents),
      mock(setBoothConsent).answers(choice => {
        set(choice)
        msw.use(mock(myBoothConsent).returns(choice.resume === '' ? revokedConsent : givenConsent))
        return { ok: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '选择并同意',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/现在没有交出任何简历/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '交给扫码的单位' }))
    await waitFor(() => expect(canvas.getByText('请选择一份简历')).toBeVisible())
    await expect(canvas.getByText('请先阅读并同意')).toBeVisible()
    await expect(set).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: '会计 · 总账' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读，同意/ }))
    await userEvent.click(canvas.getByRole('button', { name: '交给扫码的单位' }))
    await waitFor(() => expect(set).toHaveBeenCalledWith({ fair: '12', resume: resumeId, agreed: true }))
    await expect(await canvas.findByText(/扫过您入场码的单位（2 家）/)).toBeVisible()
  },
})

export const Given = meta.story({
  name: '已交出，撤回',
  beforeEach({ msw }) {
    msw.use(mock(myBoothConsent).returns(givenConsent))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/赣鄱重工有限公司，11-28 09:12，看过简历/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '撤回简历' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '撤回简历？' }))
    await waitFor(() => expect(dialog.getByText(/扫过您的 2 家单位马上不能再查看/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '撤回简历' }))
    await waitFor(() => expect(set).toHaveBeenCalledWith({ fair: '12', resume: '', agreed: false }))
    await expect(await canvas.findByText('简历已撤回')).toBeVisible()
  },
})

export const Changing = meta.story({
  name: '换一份',
  beforeEach({ msw }) {
    msw.use(mock(myBoothConsent).returns(givenConsent))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '换一份简历' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '会计 · 总账' })).toBeChecked())
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
})

export const Revoked = meta.story({
  name: '已撤回',
  beforeEach({ msw }) {
    msw.use(mock(myBoothConsent).returns(revokedConsent))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/参展单位都不能再查看/)).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有简历',
  beforeEach({ msw }) {
    msw.use(mock(myBoothConsent).returns({ ...noConsent, resumes: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '去写简历' })).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(myBoothConsent).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(myBoothConsent).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(myBoothConsent).returns(givenConsent))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/扫过您入场码的单位/)
    await fitsSideways({ canvasElement })
  },
})
