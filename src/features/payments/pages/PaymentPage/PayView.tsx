import { Heading, Link, Stack, Text } from '#design-system'
import { addressOfView } from '../../model/payment-address.ts'
import { RegistrationLookup } from '../../parts/RegistrationLookup/RegistrationLookup.tsx'
import { Readable } from './PaymentPage.styles.ts'

/** The way to pay, and where to turn when money has gone and nothing is shown. */
export const PayView = () => (
  <Readable>
    <Stack gap={6}>
      <Text tone="muted">
        供已报名第三方委托招聘考试、收到缴费通知的考生使用，不需要账号。缴费结果以收款机构的通知为准。
      </Text>
      <RegistrationLookup />
      <section aria-labelledby="not-shown">
        <Stack gap={2}>
          <Heading level={2} size="lg" id="not-shown">
            已扣款但未显示？
          </Heading>
          <Text>
            请不要重复付款。
            <Link href={addressOfView('find')}>凭订单号查询</Link>
            ，我们会再次向收款机构核对；重复缴纳的会自动原路退回。
          </Text>
        </Stack>
      </section>
    </Stack>
  </Readable>
)
