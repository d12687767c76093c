import { Stack, Text } from '#design-system'
import { OrderLookup } from '../../parts/OrderLookup/OrderLookup.tsx'
import { Readable } from './PaymentPage.styles.ts'

/** An order is found again by its number. */
export const FindView = () => (
  <Readable>
    <Stack gap={4}>
      <Text tone="muted">
        已扣款但未显示、想打印凭证或继续支付，都可以凭订单号查询。没有记下订单号的，查询报名后也能找到。
      </Text>
      <OrderLookup />
    </Stack>
  </Readable>
)
