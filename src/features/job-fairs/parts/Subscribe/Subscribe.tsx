import { ButtonLink, icons, Row, ShareButton, Stack, Text } from '#design-system'
import { type FeedOf, feedAddress } from '../../model/calendar-address.ts'

/** Of which fairs: the chosen kind and city, a series; all without a word. */
interface SubscribeProps extends FeedOf {
  /** 全部招聘会 */
  name: string
}

/** Ways to have fairs in one's own calendar: once as a file, or by an address that is asked anew. Renders a `<div>`. */
export const Subscribe = ({ name, ...of }: SubscribeProps) => (
  <Stack gap={3}>
    <Text size="sm" tone="muted">
      把{name}放进手机或电脑的日历。用地址订阅的会自己更新：改期、取消都会跟着变。
    </Text>
    <Row>
      <ButtonLink size="small" icon={icons.calendar} href={feedAddress(of)} download={`${name}.ics`}>
        下载日历文件
      </ButtonLink>
      <ShareButton title={`${name}日历`} url={feedAddress(of)} label="复制订阅地址" />
    </Row>
  </Stack>
)
