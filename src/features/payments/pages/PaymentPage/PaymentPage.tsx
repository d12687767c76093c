import { pathTo } from '#contract/pages'
import { Breadcrumb, PageTitle, Stack, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { addressOfView, paymentAddress, type View, viewOf } from '../../model/payment-address.ts'
import { PostsView } from './PostsView.tsx'
import { PostView } from './PostView.tsx'

const FindView = later(async () => (await import('./FindView.tsx')).FindView)
const OrderView = later(async () => (await import('./OrderView.tsx')).OrderView)
const PayView = later(async () => (await import('./PayView.tsx')).PayView)

const titles = {
  pay: '考试缴费',
  order: '缴费结果',
  find: '查询缴费订单',
  posts: '第三方招聘岗位',
  post: '岗位详情',
} as const satisfies Record<View, string>

function Shown({ view }: { view: View }) {
  const { query: address } = useRequest()
  const { order, returned, post } = paymentAddress.parse(address)
  switch (view) {
    case 'pay':
      return <PayView />
    case 'order':
      return <OrderView key={order} number={order} returned={returned} />
    case 'find':
      return <FindView />
    case 'posts':
      return <PostsView />
    case 'post':
      return <PostView key={post} />
    default:
      return view satisfies never
  }
}

/** `/payment/index` — pays the exam fee of somebody who registered off the portal, shows what became of it, and the posts. */
export function PaymentPage() {
  const { query: address } = useRequest()
  const view = viewOf(paymentAddress.parse(address))
  usePageHead({
    title: titles[view],
    description: '第三方招聘考试缴费：凭报名序号、姓名和身份证号码查询报名状态、缴纳考试费、查询订单、打印缴费凭证。',
    ...((view === 'order' || view === 'find') && { noIndex: true }),
  })
  const home = { label: '首页', href: pathTo('home') }
  return (
    <Stack gap={5}>
      <Breadcrumb
        items={
          view === 'pay'
            ? [home, { label: titles.pay }]
            : [home, { label: titles.pay, href: addressOfView('pay') }, { label: titles[view] }]
        }
      />
      <PageTitle>{titles[view]}</PageTitle>
      <TabLinks
        label="考试缴费"
        items={[
          { href: addressOfView('pay'), label: '查询并缴费', current: view === 'pay' },
          { href: addressOfView('find'), label: '查询订单', current: view === 'find' || view === 'order' },
          { href: addressOfView('posts'), label: '招聘岗位', current: view === 'posts' || view === 'post' },
        ]}
      />
      <Shown view={view} />
    </Stack>
  )
}
