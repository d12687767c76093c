import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listPosts, paymentData, postInfo } from '#contract/payments'
import { createCaptcha } from '#contract/sign-in'
import { noPosts, paidOrder, postDetail, posts, submitted } from '#mocks/fixtures/payments'
import { picture } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PaymentPage } from './PaymentPage.tsx'

const meta = preview.meta({
  id: 'page-payment',
  title: '页面/考试缴费/考试缴费 PaymentPage',
  component: PaymentPage,
  parameters: { route: '/payment/index?view=posts' },
  beforeEach({ msw }) {
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(listPosts).returns(posts),
      mock(postInfo).returns(postDetail),
      mock(paymentData).returns(paidOrder),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listPosts).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listPosts).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有符合的岗位',
  beforeEach({ msw }) {
    msw.use(mock(listPosts).returns(noPosts))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有符合条件的岗位')).toBeVisible(),
})

export const Filled = meta.story({
  name: '招聘岗位',
  beforeEach({ msw }) {
    msw.use(
      mock(listPosts).answers(({ t }) => (t === '会计' ? { ...posts, list: posts.list.slice(0, 1), total: 1 } : posts)),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /智慧管网/ })).toBeVisible()
    await expect(canvas.getAllByText('来源：江西省就业创业服务中心第三方招聘')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('searchbox', { name: /查找岗位/ }), '会计')
    await userEvent.click(canvas.getByRole('button', { name: '查找' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /智慧管网/ })).toBeNull())
    await expect(canvas.getByRole('link', { name: '财务会计' })).toHaveAttribute('href', '/payment/index?post=101')
  },
})

export const Post = meta.story({
  name: '一个岗位',
  parameters: { route: '/payment/index?post=101' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '任职要求' })).toBeVisible()
    await expect(canvas.getByText('来源')).toBeVisible()
    await expect(canvas.getByText('江西省就业创业服务中心第三方招聘')).toBeVisible()
  },
})

export const NoPost = meta.story({
  name: '没有这个岗位',
  parameters: { route: '/payment/index?post=999' },
  beforeEach({ msw }) {
    msw.use(mock(postInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这个岗位')).toBeVisible(),
})

export const Pay = meta.story({
  name: '查询并缴费',
  parameters: { route: '/payment/index' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '凭订单号查询' })).toHaveAttribute(
      'href',
      '/payment/index?view=find',
    ),
})

export const Returned = meta.story({
  name: '付款后回来：先确认，再成功',
  parameters: { route: `/payment/index?order=${paidOrder.order}&returned=1` },
  beforeEach({ msw }) {
    let looks = 0
    msw.use(
      mock(paymentData).answers(({ returned }) => {
        looks += 1
        return looks === 1 && returned ? submitted : paidOrder
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('正在确认支付结果')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重新查询结果' }))
    await expect(await canvas.findByText('支付成功，报名成功')).toBeVisible()
  },
})

export const Find = meta.story({
  name: '凭订单号查询',
  parameters: { route: '/payment/index?view=find' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^订单号/ }), paidOrder.order.toLowerCase())
    await userEvent.click(canvas.getByRole('button', { name: '查询订单' }))
    await expect(await canvas.findByRole('heading', { name: '考试缴费凭证（试用）' })).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: '没有这个订单',
  parameters: { route: `/payment/index?order=${paidOrder.order}` },
  beforeEach({ msw }) {
    msw.use(mock(paymentData).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这个订单')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /智慧管网/ })
    await fitsSideways({ canvasElement })
  },
})
