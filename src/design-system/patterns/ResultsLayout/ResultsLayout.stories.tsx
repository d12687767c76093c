import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { TextInput } from '../../primitives/TextInput/index.ts'
import { ListCard } from '../ListCard/index.ts'
import { fitsSideways } from '../testing.ts'
import { ResultBar, ResultsLayout } from './index.ts'

const meta = preview.meta({
  id: 'ds-results-layout',
  title: '设计系统/组合/版式：搜索结果 ResultsLayout',
  component: ResultsLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：按词、地点和条件找到的东西：职位、单位、人才、课程。搜索在上，筛选在侧，结果是一张卡里的行。\n\n何时不用：自己的记录用 RecordListLayout；没有条件可选的短列表用 LandingLayout。',
      },
    },
  },
  args: {
    title: '会计招聘',
    search: <TextInput aria-label="按职位搜索" defaultValue="会计" />,
    filters: <Text>筛选</Text>,
    children: (
      <>
        <ResultBar>共 46 个职位</ResultBar>
        <ListCard
          title="总账会计"
          href="/job-details/7"
          headline="6K~9K"
          headlineTone="accent"
          meta={['江西棠禾数字科技有限公司', '南昌·东湖区']}
        />
      </>
    ),
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '筛选条件',
      '搜索结果',
    ])
  },
})

export const Phone = Filled.extend({ name: '手机', globals: { viewport: { value: 'narrow' } }, play: fitsSideways })

export const LongText = meta.story({
  name: '很长的名称',
  args: { title: longCompany },
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})
