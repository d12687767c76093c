import preview from '../../../../.storybook/preview'
import { Button } from '../Button/index.ts'
import { icons } from '../Icon/index.ts'
import { longCompany } from '../story-words.ts'
import { Empty } from './Empty.tsx'

const meta = preview.meta({
  id: 'ds-empty',
  title: '设计系统/反馈/空状态 Empty',
  component: Empty,
  args: { title: '没有符合条件的职位' },
})

export const WithNextStep = meta.story({
  name: '带下一步',
  args: { children: '换个关键词，或放宽地区、薪资条件试试', action: <Button variant="primary">清除筛选</Button> },
})
export const TitleOnly = meta.story({ name: '只有标题', args: { icon: icons.message, title: '还没有消息' } })
export const LongText = meta.story({
  name: '长文字',
  args: { children: longCompany.repeat(2) },
  globals: { viewport: { value: 'narrow' } },
})
