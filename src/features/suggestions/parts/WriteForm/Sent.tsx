import { Alert, ButtonLink, Row, Stack, Text } from '#design-system'
import { suggestionsHref } from '../../model/suggestion-address.ts'

interface Props {
  ticket: string
  dueOn: string
  phone: string
}

/** What happens next to a letter that was sent, and how to find it again. */
export const Sent = ({ ticket, dueOn, phone }: Props) => (
  <Stack gap={4}>
    <Alert tone="success" title={`已收到，受理编号 ${ticket}`} live>
      我们会在 {dueOn} 前答复。请记下受理编号，用它和尾号 {phone.slice(-4)} 的手机号可以随时查询进度。
    </Alert>
    <Text>接下来：值班人员当天转给负责的科室；需要了解情况时会打电话给您；答复后在“查询进度”中可以看到全文。</Text>
    <Row gap={3}>
      <ButtonLink variant="primary" href={suggestionsHref({ view: 'progress' })}>
        查询进度
      </ButtonLink>
      <ButtonLink href={suggestionsHref({ view: 'answers' })}>看看公开答复</ButtonLink>
    </Row>
  </Stack>
)
