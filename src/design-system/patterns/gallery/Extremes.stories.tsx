import { expect } from 'storybook/test'
import { createGlobalStyle } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { looks } from '../../primitives/gallery/testing.looks.tsx'
import { Tag } from '../../primitives/Tag/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { ArticleLayout } from '../ArticleLayout/index.ts'
import { BoardLayout } from '../BoardLayout/index.ts'
import { CentreLayout } from '../CentreLayout/index.ts'
import { DetailHead } from '../DetailHead/index.ts'
import { DetailLayout } from '../DetailLayout/index.ts'
import { DoneLayout } from '../DoneLayout/index.ts'
import { DoorLayout } from '../DoorLayout/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { FilterBar } from '../FilterBar/index.ts'
import { FilterTags } from '../FilterSheet/index.ts'
import { InboxLayout } from '../InboxLayout/index.ts'
import { LandingLayout } from '../LandingLayout/index.ts'
import { Container } from '../PageLayout/index.ts'
import { RecordList, RecordRow } from '../RecordList/index.ts'
import { RecordListLayout } from '../RecordListLayout/index.ts'
import { ResultBar, ResultsLayout } from '../ResultsLayout/index.ts'
import { StatStrip } from '../StatStrip/index.ts'
import { TaskListLayout } from '../TaskListLayout/index.ts'
import { fitsSideways, least } from '../testing.ts'

/** Sixty characters, as long as the licence of a company may call it; and people of one and of thirty. */
const company =
  '江西省赣江新区绿色能源与智能制造产业发展（集团）股份有限公司南昌县向塘国际陆港物流园区综合保税区第二分公司人力资源部'
const [shortest, longest] = ['䶮', '阿卜杜热合曼·买买提依明·古丽巴哈尔·艾尼瓦尔·阿布都克里木江']
const [none, most] = [0, 99_999]

const filterGroups = [
  {
    name: 'city',
    label: '城市',
    multiple: true,
    options: Array.from({ length: 40 }, (_, place) => ({
      value: String(place),
      label: place % 2 ? `${place}` : `南昌高新技术产业开发区第 ${place} 片区`,
      count: place % 2 ? none : most,
    })),
  },
]
/** All forty at once. */
const selected = { city: filterGroups.flatMap(({ options }) => options.map(({ value }) => value)) }
const hrefFor = () => '/job-search'
const missing = '/missing.png'

const rows = (
  <RecordList>
    <RecordRow
      title={company}
      href="/job-details/7"
      unread
      media={<Avatar kind="employer" src={missing} letter="江" />}
      state={<Tag tone="accent">超期未答复</Tag>}
      facts={[company, `浏览 ${most} 次`]}
      summary={`${longest}：${company}`}
      end="2026-12-31"
      actions={<Button size="small">提醒单位答复</Button>}
    />
    <RecordRow brief unread title={`${longest}${company}`} href="/message?id=1" summary={company} end="2026-12-31" />
    <RecordRow title={shortest} href="/job-details/8" facts={[`浏览 ${none} 次`]} />
  </RecordList>
)

const meta = preview.meta({
  id: 'ds-pattern-gallery-extremes',
  title: '设计系统/总览/版式 极端内容',
  parameters: { layout: 'fullscreen' },
  component: () => (
    <Container as="main">
      <LandingLayout title={company} lead={company} drawing="jobs" start={<Button>{company}</Button>}>
        <Card title={company}>{shortest}</Card>
      </LandingLayout>
      <ResultsLayout
        title={`${company}招聘`}
        filters={
          <FilterBar groups={filterGroups} selected={selected} hrefFor={hrefFor} doneLabel={`查看 ${most} 个职位`} />
        }
      >
        <ResultBar>{`共 ${most} 个职位`}</ResultBar>
        <FilterTags groups={filterGroups} selected={selected} hrefFor={hrefFor} />
        {rows}
      </ResultsLayout>
      <DetailLayout actions={<Button variant="primary">投递简历</Button>}>
        <DetailHead
          title={company}
          media={<Avatar kind="employer" size="large" src={missing} letter="江" />}
          figure={`${most}~${most} 元/月`}
          owner={company}
          facts={[company, longest, shortest]}
        />
      </DetailLayout>
      <TaskListLayout title={company} status={<Text tone="muted">已保存 14:03</Text>}>
        <Card title={longest}>{company}</Card>
      </TaskListLayout>
      <RecordListLayout title={longest}>{rows}</RecordListLayout>
      <InboxLayout title={shortest} pane={<Text>{company}</Text>}>
        {rows}
      </InboxLayout>
      <BoardLayout title={company} actions={<Button>{`打包下载 ${most} 份`}</Button>}>
        {rows}
      </BoardLayout>
      <ArticleLayout title={company} facts={[company, `${most} 次阅读`]}>
        <p>{company}</p>
      </ArticleLayout>
      <CentreLayout
        title={`${longest}，您好`}
        figures={
          <StatStrip
            duration={0}
            items={[
              { label: '投递', value: none, unit: '次' },
              { label: '浏览', value: most, unit: '次' },
              { label: company, value: most, unit: '个' },
            ]}
          />
        }
      >
        {rows}
      </CentreLayout>
      <DoorLayout title="个人登录" why={`登录后继续投递「${company}」`}>
        <Button variant="primary">登录</Button>
      </DoorLayout>
      <DoneLayout title={`已投递${company}`} lead={longest} actions={<Button>查看投递进展</Button>} />
      <EmptyState title={`没有找到“${company}”`}>{longest}</EmptyState>
    </Container>
  ),
  play: async context => {
    await fitsSideways(context)
    await expect(context.canvas.getAllByText('99,999', { exact: false }).length).toBeGreaterThan(0)
  },
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
export const Least = meta.story({ name: '最窄的手机', globals: least })

const Doubled = createGlobalStyle`
  html {
    font-size: 200%;
  }
`

export const DoubledType = meta.story({
  name: '文字放大到两倍',
  decorators: [
    Story => (
      <>
        <Doubled />
        <Story />
      </>
    ),
  ],
})
export const DoubledTypePhone = DoubledType.extend({ name: '手机上文字放大到两倍', globals: least })
