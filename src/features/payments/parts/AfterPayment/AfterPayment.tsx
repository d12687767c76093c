import type { Recruitment } from '#contract/payments'
import { Card, DoneNext } from '#design-system'

/** What follows once the fee of an exam is paid, beside its receipt. Renders a `<section>`. */
export const AfterPayment = ({ recruitment: { exam, examOn, payee, phone } }: { recruitment: Recruitment }) => (
  <Card title="接下来">
    <DoneNext
      next={[
        { what: '报名已经完成，不用再操作' },
        { what: `${examOn} ${exam}`, when: '准考证和考场以招聘单位的通知为准' },
        { what: '缴费凭证随时可以再打印', when: '凭订单号，或者再查询一次报名' },
        { what: '有疑问可以打电话', when: `${payee}，${phone}` },
      ]}
    />
  </Card>
)
