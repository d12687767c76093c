import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { ShownBlock } from '#contract/topics'
import { blocks, hugeTopic, longTopic, topic, topicsBlock } from '#mocks/fixtures/topics'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TopicBlocks } from './TopicBlocks.tsx'

const meta = preview.meta({
  id: 'topics-topic-blocks',
  title: '业务/专题/内容块 TopicBlocks',
  component: TopicBlocks,
  args: { topic, blocks: blocks.slice(1), asked: { address: '/ay/index', city: '360100', category: '', page: 1 } },
})

export const Filled = meta.story({
  name: '每种一块',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1000+')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '赣州' })).toHaveAttribute('href', '/ay/index?city=360700')
    await expect(canvas.getByRole('link', { name: '南昌' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '总账会计' })).toHaveAttribute('href', '/job-details/1001')
    await expect(canvas.getByRole('link', { name: '在职位搜索中查看' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /下一页/ })).toHaveAttribute('href', '/ay/index?city=360100&page=2')
    await expect(canvas.getByText('现场洽谈').closest('li')).toHaveAttribute('aria-current', 'step')
    await userEvent.click(canvas.getByText('要收费吗？'))
    await expect(canvas.getByText(/任何收费都可以举报/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '报考须知（1 KB）' })).toHaveAttribute('download')
    await expect(canvas.getByRole('link', { name: '岗位表（2.3 MB）' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '0799-00000021' })).toHaveAttribute('href', 'tel:0799-00000021')
  },
})

export const PastTopics = meta.story({
  name: '往期专题',
  args: { blocks: [topicsBlock] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '金秋招聘月' })).toHaveAttribute('href', '/jq/index')
    await expect(canvas.getByText('2025-09-01 至 2025-11-30')).toBeVisible()
    await expect(canvas.getByText('2025-04-30 结束')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /下一页/ })).toHaveAttribute('href', '/ay/index?city=360100&page=2')
  },
})

export const NoPastTopics = meta.story({
  name: '还没有往期专题',
  args: { blocks: [{ ...topicsBlock, list: [], total: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂时没有专题')).toBeVisible()
  },
})

export const Unknown = meta.story({
  name: '不认识的块不显示',
  args: { blocks: [Object({ kind: 'hologram', title: '全息' }), ...blocks.slice(-1)] satisfies ShownBlock[] },
  beforeEach() {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    return () => warn.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '灵活就业' })).toBeVisible()
    await expect(canvas.queryByText('全息')).toBeNull()
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith('topic: no such block: hologram'))
  },
})

export const Many = meta.story({
  name: '两百块',
  args: { blocks: hugeTopic.blocks.slice(1) },
  play: async ({ canvasElement }) => {
    const late = canvasElement.querySelectorAll('section[data-late]')
    await expect(late.length).toBeGreaterThan(180)
    await expect(getComputedStyle(late[100] ?? canvasElement).contentVisibility).toBe('auto')
  },
})

export const LongText = meta.story({
  name: '很长的文字',
  args: { blocks: longTopic.blocks },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })

export const Elder = meta.story({
  name: '长辈版的热搜词',
  args: { blocks: blocks.filter(({ kind }) => kind === 'search') },
  globals: { size: 'elder' },
  play: async ({ canvas }) => {
    for (const word of within(canvas.getByRole('list', { name: '热搜推荐' })).getAllByRole('link'))
      await expect(Math.round(word.getBoundingClientRect().height)).toBeGreaterThanOrEqual(56)
  },
})
