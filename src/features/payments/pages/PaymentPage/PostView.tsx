import type { PostInfo } from '#contract/payments'
import { ButtonLink, Card, CheckAnswers, EmptyState, Link, LoadState, Row, Stack } from '#design-system'
import { isNotFound } from '#platform/transport'
import { usePost } from '../../hooks/usePayments.ts'
import { addressOfPosts, addressOfView } from '../../model/payment-address.ts'
import { moment, yuan } from '../../model/payment-words.ts'
import { Lines, Readable } from './PaymentPage.styles.ts'

const sectionsOf = ({ code, title, employer, place, headcount, education, major, pay, recruitment }: PostInfo) => [
  {
    id: 'post',
    title,
    rows: [
      { label: '岗位代码', value: code },
      { label: '招聘单位', value: employer },
      { label: '工作地点', value: place },
      { label: '招聘人数', value: `${headcount} 人` },
      { label: '学历', value: education },
      { label: '专业', value: major },
      { label: '待遇', value: pay },
    ],
  },
  {
    id: 'recruitment',
    title: '招聘项目',
    rows: [
      {
        label: '项目',
        value: <Link href={addressOfPosts({ recruitment: recruitment.id, t: '' })}>{recruitment.title}</Link>,
      },
      { label: '委托单位', value: recruitment.client },
      { label: '来源', value: recruitment.source },
      { label: '考试', value: `${recruitment.exam}（${recruitment.examOn}），考试费 ${yuan(recruitment.fee)}` },
      { label: '缴费时间', value: `${moment(recruitment.payFrom)} 至 ${moment(recruitment.payUntil)}` },
      { label: '咨询电话', value: recruitment.phone },
    ],
  },
]

/** The post of a third-party recruitment that the address is about. */
export function PostView() {
  const { post, ...state } = usePost()
  if (isNotFound(state.error)) {
    return (
      <EmptyState title="没有这个岗位" action={<Link href={addressOfView('posts')}>看全部岗位</Link>}>
        它可能已经撤下，或者链接不完整。
      </EmptyState>
    )
  }
  return (
    <Readable>
      <LoadState {...state} data={post}>
        {shown => (
          <Stack gap={5}>
            <CheckAnswers sections={sectionsOf(shown)} />
            <Card title="岗位职责" level={2}>
              <Lines>{shown.duties}</Lines>
            </Card>
            <Card title="任职要求" level={2}>
              <Lines>{shown.requirements}</Lines>
            </Card>
            <Row gap={3}>
              <ButtonLink variant="primary" href={addressOfView('pay')}>
                已报名，去缴费
              </ButtonLink>
              <ButtonLink href={addressOfView('posts')}>看全部岗位</ButtonLink>
            </Row>
          </Stack>
        )}
      </LoadState>
    </Readable>
  )
}
