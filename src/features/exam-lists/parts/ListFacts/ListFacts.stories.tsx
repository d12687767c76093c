import { expect } from 'storybook/test'
import { listInFull, namelessList } from '#mocks/fixtures/exam-lists'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ListFacts } from './ListFacts.tsx'

const meta = preview.meta({
  id: 'exam-lists-facts',
  title: '业务/考试名单/名单要素 ListFacts',
  component: ListFacts,
  args: { shown: listInFull },
})

export const Filled = meta.story({
  name: '公示期内',
  play: async ({ canvas }) => expect(canvas.getByText(whole('显示到 2026-12-01，之后只保留准考证号'))).toBeVisible(),
})

export const Nameless = meta.story({
  name: '公示期已满',
  args: { shown: namelessList },
  play: async ({ canvas }) => expect(canvas.getByText('公示期已满，只保留准考证号')).toBeVisible(),
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
