import type { ExamReceipt } from '#contract/exam-registrations'
import { Card, FactList, Stack, Text } from '#design-system'
import { secondInWords } from '../../model/moments.ts'
import { Digits } from './ReceiptCard.styles.ts'

/** The proof that a form was sent: its number, the moment, what was sent as a hash, and the service's signature. Renders a `<section>`. */
export const ReceiptCard = ({ receipt: { number, at, hash, signature, keyId } }: { receipt: ExamReceipt }) => (
  <Card title="提交回执">
    <Stack gap={3}>
      <FactList
        facts={[
          { term: '报名序号', details: <strong>{number}</strong> },
          { term: '提交时间', details: secondInWords(at) },
          { term: '内容摘要', details: <Digits>{hash}</Digits> },
          { term: `签名（密钥 ${keyId}）`, details: <Digits>{signature}</Digits> },
        ]}
      />
      <Text size="sm" tone="muted">
        回执由系统签名，能证明您在这一时刻提交了这些内容。建议截图或打印报名表留存。
      </Text>
    </Stack>
  </Card>
)
