import type { ExamRegistration } from '#contract/exam-registrations'
import { Card, FactList } from '#design-system'
import { yuan } from '#features/payments'
import { shortMoment } from '../../model/moments.ts'

/** Beside the parts: until when what is to be done, and what it costs. Renders a `<section>`. */
export const RoundDates = ({ registration: { round } }: { registration: ExamRegistration }) => (
  <Card title="时间和费用">
    <FactList
      facts={[
        { term: '报名截止', details: shortMoment(round.closesAt) },
        {
          term: '减免截止',
          details: round.feePerPaper > 0 && round.waivers.length > 0 && shortMoment(round.waiverUntil),
        },
        { term: '审核结束', details: !round.trusting && shortMoment(round.reviewUntil) },
        { term: '缴费截止', details: round.feePerPaper > 0 && shortMoment(round.payUntil) },
        { term: '考试费', details: round.feePerPaper > 0 ? `每科 ${yuan(round.feePerPaper)}` : '不收费' },
      ]}
    />
  </Card>
)
