import type { Ref } from 'react'
import type { ExamReceipt, ExamRegistration } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { ButtonLink, DoneLayout } from '#design-system'
import { momentInWords } from '../../model/moments.ts'
import { ReceiptCard } from '../ReceiptCard/ReceiptCard.tsx'

interface Props {
  registration: ExamRegistration
  receipt: ExamReceipt
  /** Of what holds the heading, which takes the focus when one has just sent the form. */
  ref?: Ref<HTMLDivElement>
}

const followed = { what: '每一步都会发消息，可以打印准考证、公布笔试成绩时还会发短信；随时可以在“我的考试”里查看' }

/** What happens next, and when. */
function nextOf({ round, status, exam }: ExamRegistration) {
  const pay = { what: '确认报名信息并缴费，缴费成功才算报名成功', when: `${momentInWords(round.payUntil)} 截止` }
  const ticket = { what: '打印准考证', when: `${momentInWords(exam.timeline.ticketFrom)} 起` }
  const review = { what: '报名机构审核', when: `${momentInWords(round.reviewUntil)} 前` }
  const steps = [
    ...(round.trusting || status === '2' || status === '3' ? [] : [review]),
    ...(round.feePerPaper > 0 && status !== '3' ? [pay] : []),
    ticket,
  ]
  return [...steps, followed]
}

/** The end of the form: that it was handed in, its receipt, what comes next. Renders a `<div>`. */
export const EnrolmentDone = ({ registration, receipt, ref }: Props) => {
  const { id, exam, position, status } = registration
  const isPayable = status === '2'
  return (
    <DoneLayout
      ref={ref}
      title="报名已经提交"
      lead={`${exam.title} · ${position ? `${position.unit} ${position.title}` : ''} · 报名序号 ${receipt.number}`}
      next={nextOf(registration)}
      actions={
        <>
          <ButtonLink variant="primary" href={pathTo('examApplyInfo', { id })}>
            {isPayable ? '确认并缴费' : '查看我的报名'}
          </ButtonLink>
          <ButtonLink href={pathTo('examsOfMine')}>我的考试</ButtonLink>
        </>
      }
    >
      <ReceiptCard receipt={receipt} />
    </DoneLayout>
  )
}
