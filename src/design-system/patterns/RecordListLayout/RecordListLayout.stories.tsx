import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { TabLinks } from '../../primitives/Tabs/index.ts'
import { Tag } from '../../primitives/Tag/index.ts'
import { RecordList, RecordRow } from '../RecordList/index.ts'
import { fitsSideways } from '../testing.ts'
import { RecordListLayout } from './RecordListLayout.tsx'

const meta = preview.meta({
  id: 'ds-record-list-layout',
  title: '设计系统/组合/版式：我的记录 RecordListLayout',
  component: RecordListLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：自己的投递、职位、订单：先看需要我处理的，用带数目的标签筛选，行里只有一个看得见的操作。\n\n何时不用：公开的搜索结果用 ResultsLayout；消息用 InboxLayout；逐份处理用 BoardLayout。',
      },
    },
  },
  args: {
    title: '我的投递',
    tabs: (
      <TabLinks
        label="投递状态"
        items={[
          { href: '/a', label: '全部 12', current: true },
          { href: '/b', label: '邀请面试 2', current: false },
        ]}
      />
    ),
    children: (
      <RecordList>
        <RecordRow
          title="总账会计"
          href="/job-details/7"
          state={<Tag tone="accent">邀请面试</Tag>}
          facts={['江西棠禾数字科技有限公司', '南昌·东湖区']}
          end="11-23"
        />
        <RecordRow
          title={longCompany}
          href="/job-details/8"
          unread
          facts={['6K~9K·13薪', '赣州·章贡区']}
          end="11-22"
          actions={<Button size="small">撤回</Button>}
        />
      </RecordList>
    ),
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(2)
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
