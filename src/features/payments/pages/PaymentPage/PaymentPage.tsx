import { pathTo } from '#contract/pages'
import { Card, TabLinks, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { addressOfView, paymentAddress, type View, viewOf } from '../../model/payment-address.ts'
import { PostsView } from './PostsView.tsx'
import { PostView } from './PostView.tsx'

const OrderLookup = later(async () => (await import('../../parts/OrderLookup/OrderLookup.tsx')).OrderLookup)
const OrderView = later(async () => (await import('./OrderView.tsx')).OrderView)
const PayView = later(async () => (await import('./PayView.tsx')).PayView)

const titles = {
  pay: '考试缴费',
  order: '缴费结果',
  find: '查询缴费订单',
  posts: '第三方招聘岗位',
  post: '岗位详情',
} as const satisfies Record<View, string>

/** `/payment/index` — pays the exam fee of somebody who registered off the portal, shows what became of it, and the posts. */
export function PaymentPage() {
  const { query: address } = useRequest()
  const asked = paymentAddress.parse(address)
  const { order, returned, post } = asked
  const view = viewOf(asked)
  usePageHead(
    view === 'post'
      ? null
      : {
          title: titles[view],
          description:
            '第三方招聘考试缴费：凭报名序号、姓名和身份证号码查询报名状态、缴纳考试费、查询订单、打印缴费凭证。',
          ...((view === 'order' || view === 'find') && { noIndex: true }),
        },
  )
  const head = {
    title: titles[view],
    ...(view !== 'pay' && {
      crumbs: [
        { label: '首页', href: pathTo('home') },
        { label: titles.pay, href: addressOfView('pay') },
        { label: titles[view] },
      ],
    }),
    tabs: (
      <TabLinks
        label="考试缴费"
        items={[
          { href: addressOfView('pay'), label: '查询并缴费', current: view === 'pay' },
          { href: addressOfView('find'), label: '查询订单', current: view === 'find' || view === 'order' },
          { href: addressOfView('posts'), label: '招聘岗位', current: view === 'posts' },
        ]}
      />
    ),
  }
  switch (view) {
    case 'pay':
      return (
        <TaskListLayout
          {...head}
          lead="供已报名第三方委托招聘考试、收到缴费通知的考生使用，不需要账号。缴费结果以收款机构的通知为准。"
        >
          <PayView />
        </TaskListLayout>
      )
    case 'order':
      return <OrderView key={order} head={head} number={order} returned={returned} />
    case 'find':
      return (
        <TaskListLayout
          {...head}
          lead="已扣款但未显示、想打印凭证或继续支付，都可以凭订单号查询。没有记下订单号的，查询报名后也能找到。"
        >
          <Card>
            <OrderLookup />
          </Card>
        </TaskListLayout>
      )
    case 'posts':
      return <PostsView head={head} />
    case 'post':
      return <PostView key={post} />
    default:
      return view satisfies never
  }
}
