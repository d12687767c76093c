import type { ReactNode } from 'react'
import { pathTo } from '#contract/pages'
import type { RefundReason } from '#contract/payments'
import { Button, ButtonLink, DoneLayout, FactList, LoadState, PageError, Row, Stack, Text } from '#design-system'
import { MIDNIGHT_NOTE, refundStates, yuan } from '#features/payments'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useExamPayment } from '../../hooks/useExamPayment.ts'
import { payNotifySearch } from '../../model/exam-addresses.ts'
import { secondInWords } from '../../model/moments.ts'
import { type ExamPayment, returnedOf, unpayableWords } from '../../model/payment-standing.ts'

const look = '查看我的报名'
const mine = { label: '我的考试', href: pathTo('examsOfMine') }

/** `/exam/pay-notify?order=` — after the cashier: what the payments engine says became of the order, whatever the address says. */
export function ExamPayNotifyPage() {
  const { query } = useRequest()
  const { order } = payNotifySearch.parse(query)
  const { payment, ...state } = useExamPayment()
  usePageHead({ title: '缴费结果', noIndex: true })
  if (!order || isNotFound(state.error)) {
    return (
      <PageError
        area="exams"
        title="没有这个订单"
        actions={[mine, { label: '凭订单号查询', href: pathTo('payment', null, { view: 'find' }) }]}
      >
        请核对地址里的订单号。已经付款的不用着急，款项和报名都有记录，可以在“我的考试”里查看。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={payment}>
      {shown => <Outcome payment={shown} order={order} onLook={state.retry} isLooking={state.isValidating} />}
    </LoadState>
  )
}

interface OutcomeProps {
  payment: ExamPayment
  order: string
  /** Looks again. */
  onLook: () => void
  isLooking: boolean
}

/** What the payment is for, under words that say how it stands. */
const Unpaid = ({ payment, order, children }: { payment: ExamPayment; order: string; children: ReactNode }) => (
  <Stack gap={4}>
    <div>{children}</div>
    <FactList
      facts={[
        { term: '考试', details: payment.exam },
        { term: '职位', details: payment.position },
        { term: '报名序号', details: payment.number },
        { term: '考试费', details: yuan(payment.fee) },
        { term: '订单号', details: order },
        ...payment.refunds.map(({ amount, state }) => ({
          term: '退款',
          details: `${yuan(amount)}，${refundStates[state]}`,
        })),
      ]}
    />
  </Stack>
)

/** What came in and goes back: why, and what that means for the registration. */
const returns = {
  late: {
    title: '没有赶上缴费，款项原路退回',
    words: '收到款项时已经不能缴费，这笔付款不算缴费。退款不用办理手续。',
  },
  duplicate: {
    title: '这笔是重复付款，款项原路退回',
    words: '考试费已由另一笔订单缴纳，报名成功，不受影响。退款不用办理手续。',
  },
  'cancelled-position': {
    title: '职位已经取消，考试费原路退回',
    words: '报的职位已经取消，没有改报，报名已经结束。退款不用办理手续。',
  },
} as const satisfies Record<RefundReason, { title: string; words: string }>

function Outcome({ payment, order, onLook, isLooking }: OutcomeProps) {
  const { state, registration, number, exam, position, fee, paidAt } = payment
  const followHref = registration ? pathTo('examApplyInfo', { id: registration }) : mine.href
  const shared = { payment, order }
  const returned = returnedOf(payment)
  if (returned) {
    const { title, words } = returns[returned.reason]
    return (
      <PageError area="exams" title={title} actions={[{ label: '查看我的报名', href: followHref }, mine]}>
        <Unpaid {...shared}>{words}</Unpaid>
      </PageError>
    )
  }
  const closed = unpayableWords[payment.payable]
  switch (state) {
    case 'success':
      return (
        <DoneLayout
          title="缴费成功，报名成功"
          lead={`${exam} · ${position} · 报名序号 ${number} · ${yuan(fee)}${paidAt === null ? '' : `，${secondInWords(paidAt)} 支付`}`}
          next={[
            { what: '报名信息和职位已经锁定，不用再操作' },
            { what: '准考证可以打印时，会发消息和短信提醒您' },
            { what: '缴费凭证随时可以打印', when: `订单号 ${order}` },
            ...payment.refunds.map(({ amount, state: refund }) => ({
              what: '多收的款项原路退回，不用办理手续，不影响报名',
              when: `${yuan(amount)}，${refundStates[refund]}`,
            })),
          ]}
          actions={
            <>
              <ButtonLink variant="primary" href={followHref}>
                查看我的报名
              </ButtonLink>
              <ButtonLink href={pathTo('payment', null, { order })}>打印缴费凭证</ButtonLink>
            </>
          }
        />
      )
    case 'submitted':
      return (
        <PageError area="exams" title="正在确认缴费结果" actions={[mine]}>
          <Unpaid {...shared}>
            <p>已经付款的请稍候，本页会自动更新，也可以关闭后在“我的考试”里查看。</p>
            <p>{MIDNIGHT_NOTE}</p>
            <Row gap={3}>
              <Button loading={isLooking} onClick={onLook}>
                再查一次
              </Button>
              <Text role="status">{isLooking ? '正在向收款机构核对…' : '还没有结果，会再次核对。'}</Text>
            </Row>
          </Unpaid>
        </PageError>
      )
    case 'created':
    case 'started':
      return (
        <PageError
          area="exams"
          title="还没有收到款项"
          actions={[{ label: closed ? look : '继续缴费', href: followHref }, mine]}
        >
          <Unpaid {...shared}>
            {closed || '订单还在等待支付，没有扣款。缴费截止前都可以继续，会接着付这一笔，不会重复下单。'}
          </Unpaid>
        </PageError>
      )
    case 'failed':
      return (
        <PageError
          area="exams"
          title="缴费没有成功"
          actions={[{ label: closed ? look : '重新缴费', href: followHref }, mine]}
        >
          <Unpaid {...shared}>
            {closed ||
              '没有扣款，报名和职位都还保留，请在缴费截止前重新缴费。如果银行已经扣款，款项到账后会自动更新，不用再付。'}
          </Unpaid>
        </PageError>
      )
    case 'cancelled':
    case 'expired':
      return (
        <PageError
          area="exams"
          title={state === 'cancelled' ? '订单已经取消' : '订单已经过期'}
          actions={[{ label: look, href: followHref }, mine]}
        >
          <Unpaid {...shared}>
            没有收到款项。{closed || '缴费截止前可以重新缴费；已经扣款而不能再缴费的，会自动原路退回。'}
          </Unpaid>
        </PageError>
      )
    default:
      return state satisfies never
  }
}
