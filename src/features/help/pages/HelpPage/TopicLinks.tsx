import { pathTo } from '#contract/pages'
import { helpTopicList } from '#contract/reference/help'
import { Heading, Link, Row, Stack } from '#design-system'
import { topicAddress } from '../../model/help-address.ts'

/** The statements and service notes. Renders a `<nav>`. */
export const TopicLinks = () => (
  <nav aria-labelledby="help-topics">
    <Stack gap={2}>
      <Heading level={2} size="lg" id="help-topics">
        声明与服务说明
      </Heading>
      <Row gap={4}>
        {helpTopicList.map(({ value, label }) => (
          <Link key={value} href={topicAddress(value)}>
            {label}
          </Link>
        ))}
        <Link href={pathTo('supervision')}>投诉监督</Link>
      </Row>
    </Stack>
  </nav>
)
