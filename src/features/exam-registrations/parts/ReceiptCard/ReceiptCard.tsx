import { receiptCodeOf } from '#contract/exam-receipt-code'
import type { ExamReceipt } from '#contract/exam-registrations'
import { pathTo } from '#contract/pages'
import { Card, FactList, Link, QRCode, Stack, Text } from '#design-system'
import { secondInWords } from '../../model/moments.ts'
import { Digits } from './ReceiptCard.styles.ts'

/** The proof that a form was sent: its number, the moment, what was sent as a hash, and a code that anybody can check. Renders a `<section>`. */
export const ReceiptCard = ({ receipt }: { receipt: ExamReceipt }) => (
  <Card title="提交回执">
    <Stack gap={3}>
      <FactList
        facts={[
          { term: '报名序号', details: <strong>{receipt.number}</strong> },
          { term: '提交时间', details: secondInWords(receipt.at) },
          { term: '内容摘要', details: <Digits>{receipt.hash}</Digits> },
          { term: '核验码', details: <Digits>{receiptCodeOf(receipt)}</Digits> },
        ]}
      />
      <QRCode value={receiptCodeOf(receipt)} label="回执核验二维码" caption="扫码或粘贴核验码，谁都可以核对真伪" />
      <Text size="sm" tone="muted">
        回执由系统签名，能证明您在这一时刻提交了这些内容。建议截图或打印报名表留存。核对真伪请到
        <Link href={pathTo('examVerify')}>核验页</Link>。
      </Text>
    </Stack>
  </Card>
)
