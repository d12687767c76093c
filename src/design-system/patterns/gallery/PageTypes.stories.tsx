import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { Board, fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { longCompany } from '../../primitives/story-words.ts'
import { Tag } from '../../primitives/Tag/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { BoardLayout } from '../BoardLayout/index.ts'
import { DetailHead } from '../DetailHead/index.ts'
import { DetailLayout } from '../DetailLayout/index.ts'
import { InboxLayout } from '../InboxLayout/index.ts'
import { PageHead } from '../PageHead/index.ts'
import { Container } from '../PageLayout/index.ts'
import { RecordList, RecordRow } from '../RecordList/index.ts'
import { RecordListLayout } from '../RecordListLayout/index.ts'
import { ResultBar, ResultsLayout } from '../ResultsLayout/index.ts'
import { TaskColumns, TaskListLayout } from '../TaskListLayout/index.ts'

const meta = preview.meta({
  id: 'ds-pattern-gallery-page-types',
  title: '设计系统/总览/版式',
  component: () => (
    <Board
      first={
        <RecordListLayout title="我的投递">
          <RecordList>
            <RecordRow
              title="总账会计"
              href="/job-details/7"
              state={<Tag tone="accent">邀请面试</Tag>}
              facts={['6K~9K', '南昌·东湖区']}
              end="11-23"
            />
            <RecordRow title={longCompany} href="/job-details/8" unread actions={<Button size="small">撤回</Button>} />
          </RecordList>
        </RecordListLayout>
      }
      second={
        <InboxLayout title="消息" pane={<Text>请到场面试。</Text>}>
          <RecordList>
            <RecordRow title="邀请面试" href="/message?id=1" unread end="14:03" />
          </RecordList>
        </InboxLayout>
      }
      wide={
        <>
          <PageHead title="页首" crumbs={[{ label: '首页', href: '/' }, { label: '页首' }]} />
          <ResultsLayout title="会计招聘" filters={<Text>筛选</Text>}>
            <ResultBar>共 46 个职位</ResultBar>
          </ResultsLayout>
          <Container>
            <DetailLayout actions={<Button variant="primary">投递简历</Button>}>
              <DetailHead title="总账会计" figure="6K~9K·13薪" facts={['南昌·东湖区', '本科']} />
            </DetailLayout>
          </Container>
          <TaskListLayout title="发布职位" status={<Text tone="muted">已保存 14:03</Text>}>
            <Card title="职位">名称、类别、人数</Card>
          </TaskListLayout>
          <TaskColumns aside={<Card title="帮助">怎样填写</Card>}>
            <Card title="招聘会">名称、地点、时间</Card>
          </TaskColumns>
          <BoardLayout title="收到的简历">
            <Text>已投递 12 份</Text>
          </BoardLayout>
        </>
      }
    />
  ),
  play: fits,
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Dark.extend({ name: '手机 深色', globals: looks.narrow })
export const NarrowHighContrast = HighContrast.extend({ name: '手机 高对比', globals: looks.narrow })
export const NarrowTalent = Talent.extend({ name: '手机 人才服务', globals: looks.narrow })
export const Pad = Light.extend({ name: '竖放平板', globals: looks.pad })
export const PadDark = Dark.extend({ name: '竖放平板 深色', globals: looks.pad })
export const PadHighContrast = HighContrast.extend({ name: '竖放平板 高对比', globals: looks.pad })
export const PadTalent = Talent.extend({ name: '竖放平板 人才服务', globals: looks.pad })
export const PadElder = Elder.extend({ name: '竖放平板 长辈版', globals: looks.pad })
