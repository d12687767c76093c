import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { reportJob } from '#contract/reports'
import { reported } from '#mocks/fixtures/reports'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ReportButton } from './ReportButton.tsx'

const sent = fn()

const meta = preview.meta({
  id: 'jobs-report-button',
  title: '业务/职位/举报 ReportButton',
  component: ReportButton,
  args: { jobId: '1001' },
  parameters: { route: '/job-details/1001', session: member },
  beforeEach({ msw }) {
    sent.mockReset()
    msw.use(
      mock(reportJob).answers(input => {
        sent(input)
        return reported
      }),
    )
  },
})

interface Hand {
  canvas: { findByRole(role: 'button', options: { name: string }): Promise<HTMLElement> }
  userEvent: { click(element: Element): Promise<void> }
}

const openDialog = async ({ canvas, userEvent }: Hand) => {
  await userEvent.click(await canvas.findByRole('button', { name: '举报' }))
  return within(await screen.findByRole('dialog', { name: '举报这个职位' }))
}

export const Filled = meta.story({
  name: '举报一次，得到编号',
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent })
    await userEvent.click(dialog.getByRole('radio', { name: '收费、要押金或扣证件' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /补充说明/ }), '要 300 元服装费')
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }))
    await expect(await dialog.findByText(whole('已受理，编号 JB20261122-204817'))).toBeVisible()
    await expect(sent.mock.calls).toEqual([[{ jobId: '1001', reason: 'fee', detail: '要 300 元服装费' }]])
  },
})

export const Faults = meta.story({
  name: '没有说明原因',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(
      mock(reportJob).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { reason: '请选择举报原因' } },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent })
    await userEvent.type(dialog.getByRole('textbox', { name: /补充说明/ }), '说不清')
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }))
    await expect(await dialog.findByText('请选择举报原因')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /补充说明/ })).toHaveValue('说不清')
  },
})

export const Failed = meta.story({
  name: '没有提交成，写的还在',
  beforeEach({ msw }) {
    msw.use(mock(reportJob).offline())
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent })
    await userEvent.click(dialog.getByRole('radio', { name: '其他' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /补充说明/ }), '地址是假的')
    await userEvent.click(dialog.getByRole('button', { name: '提交举报' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /补充说明/ })).toHaveValue('地址是假的')
  },
})

export const Guest = meta.story({
  name: '没有登录',
  parameters: { session: null },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '举报' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fjob-details%2F1001',
    ),
})

export const Employer = meta.story({
  name: '单位账号看不到',
  parameters: { session: employer },
  tags: ['no-picture'],
  play: ({ canvas }) => waitFor(() => expect(canvas.queryByText('举报')).toBeNull()),
})
