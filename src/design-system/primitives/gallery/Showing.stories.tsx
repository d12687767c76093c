import preview from '../../../../.storybook/preview'
import { Accordion } from '../Accordion/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { Card } from '../Card/index.ts'
import { Countdown } from '../Countdown/index.ts'
import { Heading } from '../Heading/index.ts'
import { Link } from '../Link/index.ts'
import { RatingShown } from '../Rating/index.ts'
import { Row } from '../Stack/index.ts'
import { Stat, StatList } from '../Stat/index.ts'
import { longCompany } from '../story-words.ts'
import { Table } from '../Table/index.ts'
import { RemovableTag, RemovableTagLink, Tag, tones } from '../Tag/index.ts'
import { Text } from '../Text/index.ts'
import { Timeline } from '../Timeline/index.ts'
import { Board, fits, looks } from './testing.looks.tsx'

const HOUR = 3_600_000
const words = { neutral: '五险一金', accent: '急招' } as const
const wordOf = (tone: string) => Object.entries(words).find(([name]) => name === tone)?.[1] ?? '审核中'

const Cards = () => (
  <>
    <Card interactive>
      <Row justify="between">
        <Heading level={2} size="lg">
          <Link variant="quiet" href="/job-details/1" stretched>
            会计（成本方向）
          </Link>
        </Heading>
        <Text inline tone="accent" strong>
          8K–12K
        </Text>
      </Row>
      <Text tone="muted" size="sm">
        {longCompany}
      </Text>
      <Row gap={1}>
        {tones.map(tone => (
          <Tag key={tone} tone={tone}>
            {wordOf(tone)}
          </Tag>
        ))}
      </Row>
    </Card>
    <Row>
      <RemovableTag label="赣州市" />
      <RemovableTagLink label="5K~8K" href="/job-search" />
      <Badge count={3} unit="条" />
      <Badge count={120} unit="条" />
      <Avatar kind="seeker" />
      <Avatar kind="employer" />
      <RatingShown value={4.5} />
    </Row>
    <Card title="我的" action={<Link href="/manage/center">全部</Link>}>
      <StatList>
        <Stat label="投递记录" value="12" unit="份" />
        <Stat label="谁看过我" value="1,204" unit="家" href="/message" />
      </StatList>
    </Card>
    <Countdown label="距报名截止" overText="报名已截止" until={51 * HOUR} startsAt={0} offset={-Date.now()} />
    <Text tone="subtle" size="sm">
      3 小时前更新
    </Text>
  </>
)

const Records = () => (
  <>
    <Timeline
      items={[
        { id: 'a', title: '已投递', time: '2026-11-16 (周一)', state: 'done' },
        { id: 'b', title: '面试邀请', state: 'current' },
        { id: 'c', title: '录用', state: 'upcoming' },
        { id: 'd', title: '资格审核未通过', state: 'failed' },
      ]}
    />
    <Table
      caption="收到的简历"
      columns={[
        { id: 'name', title: '姓名', rowHeader: true, cell: (name: string) => name },
        { id: 'company', title: '单位', cell: () => longCompany },
      ]}
      rows={['王小明', '李静']}
      rowKey={name => name}
    />
    <Accordion
      items={[
        { id: 'a', title: '缴费后可以退费吗？', content: '报名截止前可以申请。', defaultOpen: true },
        { id: 'b', title: '如何修改报名信息？', content: '审核前可以撤回。' },
      ]}
    />
  </>
)

const meta = preview.meta({
  id: 'ds-gallery-showing',
  title: '设计系统/总览/展示',
  component: () => <Board first={<Cards />} second={<Records />} />,
  play: fits,
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
