import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { icons } from '../../primitives/Icon/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { Tag } from '../../primitives/Tag/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { fitsSideways } from '../testing.ts'
import { RecordList, RecordRow } from './RecordList.tsx'

const nothing = () => undefined
const rest = <Menu label="更多" sign={icons.more} items={[{ id: 'remove', label: '删除记录', onSelect: nothing }]} />

const meta = preview.meta({
  id: 'ds-record-list',
  title: '设计系统/组合/记录列表 RecordList',
  component: RecordList,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：自己的记录，一张卡里的行：标题和状态、一行事实、一个看得见的操作，其余收进菜单。\n\n何时不用：公开的搜索结果用 ListCard；要比较多列数字用 Table；消息列表也用它，放在 InboxLayout 里。',
      },
    },
  },
  args: {
    children: (
      <>
        <RecordRow
          title="总账会计"
          href="/job-details/7"
          state={<Tag tone="accent">邀请面试</Tag>}
          facts={['江西棠禾数字科技有限公司', '南昌·东湖区', '6K~9K·13薪']}
          end="11-23 投递"
          actions={
            <>
              <Button size="small">答复邀请</Button>
              {rest}
            </>
          }
        />
        <RecordRow
          title="出纳"
          href="/job-details/8"
          unread
          media={<Avatar name="赣江示例电子有限公司" kind="employer" />}
          select={<Checkbox label={<VisuallyHidden>选择 出纳</VisuallyHidden>} />}
          facts={['赣江示例电子有限公司', '', '九江·浔阳区']}
          summary="单位答复：请补充会计从业年限。"
          end="11-22 投递"
        />
        <RecordRow title="仓库管理员（只显示，不能打开）" facts={['已下架']} more="第 3 步，共 5 步" />
      </>
    ),
  },
})

export const Rows = meta.story({
  name: '几条记录',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '总账会计' })).toHaveAttribute('href', '/job-details/7')
    await expect(canvas.getByRole('img', { name: '未读' })).toBeVisible()
    const [first] = canvas.getAllByRole('listitem')
    await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(76)
  },
})

export const Phone = Rows.extend({
  name: '手机',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(136)
    await fitsSideways({ canvasElement })
  },
})

export const Answered = meta.story({
  name: '手机上有答复和两个操作的一行',
  args: {
    children: (
      <RecordRow
        tight
        title="总账会计"
        href="/job-details/7"
        state={<Tag tone="accent">邀请面试</Tag>}
        facts={['6K~9K·13薪', longCompany, '赣州·章贡区']}
        summary="单位答复：恭喜通过面试，薪资与到岗时间我们电话沟通。"
        end="2026-11-27 投递"
        actions={
          <>
            <Button size="small">进展（5 步）</Button>
            {rest}
          </>
        }
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const [row] = canvas.getAllByRole('listitem')
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(132)
    await fitsSideways({ canvasElement })
  },
})

const briefRows = (
  <>
    <RecordRow
      brief
      unread
      title={`「总账会计」的投递进展：初筛通过${longCompany}`}
      href="/message?id=1"
      summary={`投递进展 · ${longCompany}已将您对「总账会计」的投递更新为“初筛通过”。`}
      end="3 小时前"
    />
    <RecordRow brief title="欢迎使用" href="/message?id=2" summary="系统通知" end="2026-12-31" />
  </>
)

export const Brief = meta.story({
  name: '收件箱的行：标题最多两行，摘要一行，时间在右',
  args: { children: briefRows },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(96)
    await expect(canvas.getByText('3 小时前')).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: {
    children: (
      <RecordRow title={longCompany} href="/" facts={[longCompany, longCompany]} end="2026-12-31 截止" actions={rest} />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
