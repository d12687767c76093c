import { expect } from 'storybook/test'
import { topicMotifs } from '#contract/topics'
import { Stack } from '#design-system'
import { longTopic, topic } from '#mocks/fixtures/topics'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TopicHero } from './TopicHero.tsx'

const heroOf = ({ blocks: [first] }: typeof topic) =>
  first?.kind === 'hero' ? first : { eyebrow: '', title: '', lead: '', facts: [], actions: [] }

const meta = preview.meta({
  id: 'topics-topic-hero',
  title: '业务/专题/专题刊头 TopicHero',
  component: TopicHero,
  args: { block: heroOf(topic), theme: topic.theme },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '家门口的好岗位' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看全部岗位' })).toHaveAttribute('href', '/job-search?city=360300')
  },
})

export const Motifs = meta.story({
  name: '各种图案',
  render: ({ block, theme }) => (
    <Stack gap={4}>
      {topicMotifs.map((motif, at) => (
        <TopicHero key={motif} block={{ ...block, title: motif }} theme={{ ...theme, motif }} isFirst={at === 0} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(topicMotifs.length - 1),
})

export const Dark = Filled.extend({ name: '深色', globals: { theme: 'dark' } })

export const Contrast = Filled.extend({ name: '高对比度没有底图', globals: { theme: 'contrast' } })

export const LongText = meta.story({
  name: '很长的文字',
  args: { block: heroOf(longTopic) },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
