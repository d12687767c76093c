import { Alert, Button, Row, Stack, Text } from '#design-system'
import { useTakeOver } from '../../hooks/useTakeOver.ts'

/** Offers whoever has signed in what this browser kept before; nothing without any. */
export function TakeOver({ fairId }: { fairId: string }) {
  const { count, isSending, takeOver, forget } = useTakeOver(fairId)
  if (count === 0) return null
  return (
    <Alert tone="info" title={`这台设备上还有登录前加入的 ${count} 项`}>
      <Stack gap={2}>
        <Text>并入后与账号里的清单合在一起，备注都保留。</Text>
        <Row gap={2}>
          <Button variant="primary" size="small" loading={isSending} onClick={() => void takeOver()}>
            并入我的清单
          </Button>
          <Button variant="quiet" size="small" onClick={forget}>
            不要了，从这台设备删除
          </Button>
        </Row>
      </Stack>
    </Alert>
  )
}
