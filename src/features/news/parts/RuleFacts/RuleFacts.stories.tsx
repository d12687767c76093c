import { expect } from 'storybook/test'
import { validityList } from '#contract/reference/article-types'
import { Row } from '#design-system'
import { longRegulations, regulation } from '#mocks/fixtures/regulations'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { RuleFacts, ValidityTag } from './RuleFacts.tsx'

const meta = preview.meta({
  id: 'news-rule-facts',
  title: '业务/公告/法规信息 RuleFacts',
  component: RuleFacts,
  args: { facts: regulation },
})

export const Filled = meta.story({
  name: '已修改的条例',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-04-24')).toBeVisible()
    await expect(canvas.queryByText('废止日期')).toBeNull()
  },
})

export const Validities = meta.story({
  name: '四种时效',
  render: () => (
    <Row>
      {validityList.map(({ value }) => (
        <ValidityTag key={value} validity={value} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const { label } of validityList) await expect(canvas.getByText(label)).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '很长的机关名称',
  args: { facts: longRegulations.list[0] ?? regulation },
  globals: narrow,
  play: fitsSideways,
})
