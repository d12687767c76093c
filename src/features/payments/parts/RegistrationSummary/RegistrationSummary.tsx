import type { Registration } from '#contract/payments'
import { statusEnum } from '#contract/reference/exams'
import { labelOf } from '#contract/reference/lookup'
import { Alert, ButtonLink, CheckAnswers, Link, Stack, Tag } from '#design-system'
import { addressOfOrder, addressOfPost } from '../../model/payment-address.ts'
import { moment, statusTones, whyNot, yuan } from '../../model/payment-words.ts'
import { PayForm } from './PayForm.tsx'

const sectionsOf = ({ number, name, idTail, status, remark, registeredAt, post, recruitment }: Registration) => [
  {
    id: 'registration',
    title: '报名信息',
    rows: [
      { label: '报名序号', value: number },
      { label: '考生', value: `${name}（身份证尾号 ${idTail}）` },
      { label: '招聘项目', value: recruitment.title },
      { label: '报考岗位', value: <Link href={addressOfPost(post.id)}>{post.title}</Link> },
      { label: '招聘单位', value: post.employer },
      { label: '报名时间', value: moment(registeredAt) },
      {
        label: '报名状态',
        value: (
          <>
            <Tag tone={statusTones[status]}>{labelOf(statusEnum, status)}</Tag>
            {remark && ` ${remark}`}
          </>
        ),
      },
    ],
  },
  {
    id: 'fee',
    title: '应缴费用',
    rows: [
      { label: '考试', value: `${recruitment.exam}（${recruitment.examOn}）` },
      { label: '考试费', value: <strong>{yuan(recruitment.fee)}</strong> },
      { label: '缴费时间', value: `${moment(recruitment.payFrom)} 至 ${moment(recruitment.payUntil)}` },
      { label: '收款单位', value: recruitment.payee },
      { label: '咨询电话', value: recruitment.phone },
    ],
  },
]

/** What somebody registered for and what it costs, with the way to the cashier when it can be paid. */
export function RegistrationSummary({ registration }: { registration: Registration }) {
  const { payable, recruitment, order, pass } = registration
  return (
    <Stack gap={5}>
      <CheckAnswers sections={sectionsOf(registration)} />
      {payable === 'yes' ? (
        <PayForm pass={pass} fee={recruitment.fee} openOrder={order} />
      ) : (
        <Alert
          tone={payable === 'paid' ? 'success' : 'info'}
          title={whyNot(payable, recruitment)}
          action={
            payable === 'paid' && order ? (
              <ButtonLink href={addressOfOrder(order.number)}>查看缴费凭证</ButtonLink>
            ) : undefined
          }
        />
      )}
    </Stack>
  )
}
