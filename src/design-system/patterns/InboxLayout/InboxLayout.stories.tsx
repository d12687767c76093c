import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { RecordList, RecordRow } from '../RecordList/index.ts'
import { fitsSideways } from '../testing.ts'
import { InboxLayout } from './InboxLayout.tsx'

const meta = preview.meta({
  id: 'ds-inbox-layout',
  title: '设计系统/组合/版式：收件箱 InboxLayout',
  component: InboxLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：消息和工单：列表旁边就是正在读的一条，手机上占满一屏。\n\n何时不用：自己的记录用 RecordListLayout；公告用 ResultsLayout。',
      },
    },
  },
  args: {
    title: '消息',
    children: (
      <RecordList>
        <RecordRow
          title="「主办会计」邀请面试"
          href="/message?id=1"
          unread
          facts={['江西棠禾数字科技有限公司']}
          end="14:03"
        />
      </RecordList>
    ),
    pane: <Text>请于 2026-11-25（周三）09:30 到场面试。</Text>,
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/到场面试/)).toBeVisible()
  },
})

export const Idle = meta.story({
  name: '还没有打开哪一条',
  args: { pane: undefined, idle: <Text>选一条消息来看</Text> },
  play: async ({ canvas }) => expect(canvas.getByText('选一条消息来看')).toBeVisible(),
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
