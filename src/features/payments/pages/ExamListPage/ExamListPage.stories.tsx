import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { forgetRegistration, keepRegistration, listKeptRegistrations, readKeptRegistration } from '#contract/payments'
import { createCaptcha } from '#contract/sign-in'
import { awaiting, keptList, lapsed, noKept } from '#mocks/fixtures/payments'
import { seekerUser } from '#mocks/fixtures/seeker'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamListPage } from './ExamListPage.tsx'

const PATH = '/user/exam-list'

const meta = preview.meta({
  id: 'page-exam-list',
  title: '页面/考试缴费/我的考试报名 ExamListPage',
  component: ExamListPage,
  parameters: { route: PATH, session: seekerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listKeptRegistrations).returns(keptList),
      mock(readKeptRegistration).returns(awaiting),
      mock(createCaptcha).returns(picture),
    )
  },
})

export const Filled = meta.story({
  name: '待支付、报名成功、已取消',
  beforeEach({ msw }) {
    msw.use(mock(forgetRegistration).returns({ ok: true }))
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('说清下一步，带去缴费和凭证', async () => {
      await expect(await canvas.findByRole('link', { name: '去缴费' })).toHaveAttribute(
        'href',
        `${PATH}?number=${awaiting.number}`,
      )
      await expect(canvas.getByRole('link', { name: '缴费凭证' })).toBeVisible()
      await expect(canvas.getByText(/没有在截止时间前缴费/)).toBeVisible()
    })
    await step('移除要确认', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^更多/ })[0] ?? document.body)
      await userEvent.click(canvas.getByRole('menuitem', { name: '移除' }))
      await userEvent.click(await screen.findByRole('button', { name: '移除' }))
      await expect(await screen.findByText('已移除')).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    })
  },
})
export const Empty = meta.story({
  name: '还没有报名',
  beforeEach({ msw }) {
    msw.use(mock(listKeptRegistrations).returns(noKept))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有考试报名')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看看有哪些招聘考试岗位' })).toHaveAttribute(
      'href',
      '/payment/index?view=posts',
    )
  },
})
export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: `${PATH}?page=40` },
  beforeEach({ msw }) {
    msw.use(mock(listKeptRegistrations).returns({ ...keptList, list: [], page: 40 }))
  },
  play: leadsToFirstPage(PATH),
})
export const Keeping = meta.story({
  name: '核对后加入',
  parameters: { route: `${PATH}?add=1` },
  beforeEach({ msw }) {
    msw.use(mock(keepRegistration).returns(awaiting))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^报名序号/ }), '3601010018')
    await userEvent.type(canvas.getByRole('textbox', { name: /^姓名/ }), '热合曼·䶮')
    await userEvent.type(canvas.getByRole('textbox', { name: /^身份证号码/ }), '11010519491231002X')
    await canvas.findByRole('img', { name: /验证码/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
    await userEvent.click(canvas.getByRole('button', { name: '加入我的考试报名' }))
    await expect(await canvas.findByRole('button', { name: '去支付 ¥50.00' })).toBeVisible()
  },
})
export const Lapsed = meta.story({
  name: '没有按时缴费，已取消',
  parameters: { route: `${PATH}?number=${lapsed.number}` },
  beforeEach({ msw }) {
    msw.use(mock(readKeptRegistration).returns(lapsed))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/名额不再保留/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /去支付/ })).not.toBeInTheDocument()
  },
})
export const NotFound = meta.story({
  name: '没有这个报名',
  parameters: { route: `${PATH}?number=3601019999` },
  beforeEach({ msw }) {
    msw.use(mock(readKeptRegistration).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有找到这个报名')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listKeptRegistrations).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listKeptRegistrations).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '去缴费' })
    await fitsSideways({ canvasElement })
  },
})
