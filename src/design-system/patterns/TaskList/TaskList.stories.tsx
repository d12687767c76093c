import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { type TaskItem, TaskList } from './TaskList.tsx'

const tasks: readonly TaskItem[] = [
  { id: 'person', title: '基本信息', href: '/user/resume/page/1#person', state: 'done' },
  { id: 'education', title: '教育经历', href: '/user/resume/page/1#education', state: 'started', hint: '还缺毕业时间' },
  { id: 'work', title: '工作经历', href: '/user/resume/page/1#work', state: 'wrong', hint: longCompany },
  { id: 'wish', title: '求职意向', href: '/user/resume/page/1#wish', state: 'todo' },
  { id: 'skill', title: '技能与证书', href: '/user/resume/page/1#skill', state: 'todo', optional: true },
  {
    id: 'submit',
    title: '核对并发布',
    href: '/user/resume/page/1#submit',
    state: 'blocked',
    hint: '完成必填部分后可用',
  },
]

const meta = preview.meta({
  id: 'ds-task-list',
  title: '设计系统/组合/任务列表 TaskList',
  component: TaskList,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：可以分几次、不按顺序填的长表单的目录，如简历、报名：每节写明状态。\n\n何时不用：必须按顺序走用 Steps；回顾已经发生的事用 Timeline；提交前看答案用 CheckAnswers。',
      },
    },
  },
  args: { tasks },
})

export const Mixed = meta.story({
  name: '各种状态',
  play: async ({ canvas, step }) => {
    await step('数的是必填部分', () =>
      expect(canvas.getByText(/个必填部分/)).toHaveTextContent('已完成 1 / 5 个必填部分'),
    )
    await step('状态随链接读出', () =>
      expect(canvas.getByRole('link', { name: '工作经历' })).toHaveAccessibleDescription('需修改'),
    )
    await step('选填的不催', () =>
      expect(canvas.getByRole('link', { name: '技能与证书' })).toHaveAccessibleDescription('选填'),
    )
    await step('暂不能填的不是链接', () => expect(canvas.queryByRole('link', { name: '核对并发布' })).toBeNull())
  },
})

export const AllDone = meta.story({
  name: '全部完成',
  args: { tasks: tasks.map(task => (task.optional ? task : { ...task, state: 'done' as const })) },
  play: async ({ canvas }) => expect(canvas.getByText('必填部分已全部完成')).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机', globals: least, play: fitsSideways })
