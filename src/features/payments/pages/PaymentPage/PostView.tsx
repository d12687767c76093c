import { pathTo } from '#contract/pages'
import type { PostInfo } from '#contract/payments'
import {
  ButtonLink,
  DetailHead,
  DetailLayout,
  DetailSection,
  FactList,
  Link,
  LoadState,
  PageError,
  Text,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { usePost } from '../../hooks/usePayments.ts'
import { addressOfPosts, addressOfView } from '../../model/payment-address.ts'
import { moment, yuan } from '../../model/payment-words.ts'
import { Lines } from './PaymentPage.styles.ts'

const projectOf = ({ recruitment }: PostInfo) => [
  {
    term: '项目',
    details: <Link href={addressOfPosts({ recruitment: recruitment.id, t: '' })}>{recruitment.title}</Link>,
  },
  { term: '委托单位', details: recruitment.client },
  { term: '来源', details: recruitment.source },
  { term: '考试', details: `${recruitment.exam}（${recruitment.examOn}），考试费 ${yuan(recruitment.fee)}` },
  { term: '缴费时间', details: `${moment(recruitment.payFrom)} 至 ${moment(recruitment.payUntil)}` },
  { term: '咨询电话', details: recruitment.phone },
]

/** The post of a third-party recruitment that the address is about. */
export function PostView() {
  const { post, ...state } = usePost()
  usePageHead({
    title: post?.title ?? '岗位详情',
    ...(post && { description: `${post.employer}招${post.title}：${post.education}，${post.place}，${post.pay}。` }),
  })
  if (isNotFound(state.error)) {
    return (
      <PageError title="没有这个岗位" actions={[{ label: '看全部岗位', href: addressOfView('posts') }]}>
        它可能已经撤下，或者链接不完整。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={post}>
      {shown => (
        <DetailLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '考试缴费', href: addressOfView('pay') },
            { label: '第三方招聘岗位', href: addressOfView('posts') },
            { label: shown.title },
          ]}
          actions={
            <ButtonLink variant="primary" size="large" href={addressOfView('pay')}>
              已报名，去缴费
            </ButtonLink>
          }
        >
          <DetailHead
            title={shown.title}
            owner={<Text tone="muted">{shown.employer}</Text>}
            facts={[`招 ${shown.headcount} 人`, shown.place, `岗位代码 ${shown.code}`]}
          />
          <FactList
            facts={[
              { term: '学历', details: shown.education },
              { term: '专业', details: shown.major },
              { term: '待遇', details: shown.pay },
            ]}
          />
          <DetailSection title="岗位职责">
            <Lines>{shown.duties}</Lines>
          </DetailSection>
          <DetailSection title="任职要求">
            <Lines>{shown.requirements}</Lines>
          </DetailSection>
          <DetailSection title="招聘项目">
            <FactList facts={projectOf(shown)} />
          </DetailSection>
        </DetailLayout>
      )}
    </LoadState>
  )
}
