import { Accordion } from '../Accordion/index.ts'
import { Alert } from '../Alert/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { Badge } from '../Badge/index.ts'
import { Breadcrumb } from '../Breadcrumb/index.ts'
import { Card } from '../Card/index.ts'
import { Empty } from '../Empty/index.ts'
import { Heading } from '../Heading/index.ts'
import { Link } from '../Link/index.ts'
import { Notice } from '../Notice/index.ts'
import { Pagination } from '../Pagination/index.ts'
import { Progress } from '../Progress/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Row, Stack } from '../Stack/index.ts'
import { Stat, StatList } from '../Stat/index.ts'
import { Steps } from '../Steps/index.ts'
import { longCompany } from '../story-words.ts'
import { Table } from '../Table/index.ts'
import { Tabs } from '../Tabs/index.ts'
import { RemovableTag, Tag, tones } from '../Tag/index.ts'
import { Text } from '../Text/index.ts'
import { Timeline } from '../Timeline/index.ts'

const steps = ['公告', '职位', '报名', '审核', '缴费', '准考证', '成绩'].map(label => ({ label }))
const alerts = ['info', 'success', 'warning', 'danger'] as const

/** Every part that is read, once. */
export const GalleryContent = () => (
  <Stack>
    <Notice label="维护公告">
      系统将于周六停机维护。<Link href="/news/1">查看详情</Link>
    </Notice>
    <Breadcrumb items={[{ label: '首页', href: '/' }, { label: longCompany }]} />
    <Heading level={1}>省直事业单位公开招聘</Heading>
    <Steps items={steps} current={2} />
    <Card interactive>
      <Row justify="between">
        <Heading level={2} size="lg">
          <Link variant="quiet" href="/job-details/1" stretched>
            会计（成本方向）
          </Link>
        </Heading>
        <Text inline tone="accent" strong tabular>
          8K–12K
        </Text>
      </Row>
      <Text tone="muted" size="sm">
        {longCompany}
      </Text>
      <Row gap={1}>
        {tones.map(tone => (
          <Tag key={tone} tone={tone}>
            五险一金
          </Tag>
        ))}
        <Badge count={120} unit="条" />
        <Avatar kind="seeker" />
        <Avatar kind="employer" />
      </Row>
    </Card>
    <RemovableTag label="赣州市" />
    <Card title="我的" action={<Link href="/manage/center">全部</Link>}>
      <StatList>
        <Stat label="投递记录" value="12" unit="份" />
        <Stat label="谁看过我" value="1,204" unit="家" href="/message" />
      </StatList>
    </Card>
    <Timeline
      items={[
        { id: 'a', title: '已投递', time: '2026-11-16 (周一)', state: 'done' },
        { id: 'b', title: '面试邀请', state: 'current' },
        { id: 'c', title: '录用', state: 'upcoming' },
        { id: 'd', title: '资格审核未通过', state: 'failed' },
      ]}
    />
    <Tabs label="职位" items={['最新', '热门'].map(name => ({ id: name, label: name, content: `${name}职位` }))} />
    <Table
      caption="收到的简历"
      columns={[
        { id: 'name', title: '姓名', rowHeader: true, cell: (name: string) => name },
        { id: 'company', title: '单位', cell: () => longCompany },
      ]}
      rows={['王小明']}
      rowKey={name => name}
    />
    {alerts.map(tone => (
      <Alert key={tone} tone={tone} title="报名信息已提交">
        请留意短信通知。<Link href="/message">查看</Link>
      </Alert>
    ))}
    <Progress label="正在上传" value={0.4} />
    <Accordion items={[{ id: 'a', title: '缴费后可以退费吗？', content: '报名截止前可以申请。', defaultOpen: true }]} />
    <Skeleton shape="heading" width={40} />
    <Empty title="还没有消息">有新进展时会出现在这里</Empty>
    <Pagination page={20} pageCount={50} hrefFor={page => `?page=${page}`} total={{ count: 1000, capped: true }} />
  </Stack>
)
