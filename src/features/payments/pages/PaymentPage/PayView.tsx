import { Card, Link, Text } from '#design-system'
import { addressOfView } from '../../model/payment-address.ts'
import { RegistrationLookup } from '../../parts/RegistrationLookup/RegistrationLookup.tsx'

/** The way to pay, and where to turn when money has gone and nothing is shown. */
export const PayView = () => (
  <>
    <Card>
      <RegistrationLookup />
    </Card>
    <Card title="已扣款但未显示？">
      <Text>
        请不要重复付款。
        <Link href={addressOfView('find')}>凭订单号查询</Link>
        ，我们会再次向收款机构核对；重复缴纳的会自动原路退回。
      </Text>
    </Card>
  </>
)
