import { expect, fn } from 'storybook/test'
import { RecordList } from '#design-system'
import { acceptedInterview, counteredInterview, finishedInterview, proposedInterview } from '#mocks/fixtures/interviews'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { InterviewRow } from './InterviewRow.tsx'

const NOW = Date.parse('2026-11-20T09:30:00+08:00')

/** What most of the stories show. */
const asked = { interview: proposedInterview, side: 'seeker', now: NOW } as const

const meta = preview.meta({
  id: 'interviews-card',
  title: '业务/面试/面试卡片 InterviewRow',
  component: InterviewRow,
  decorators: [
    Story => (
      <RecordList>
        <Story />
      </RecordList>
    ),
  ],
  args: asked,
})

export const Proposed = meta.story({
  name: '求职者：等待答复',
  args: asked,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('等待您答复')).toBeVisible()
    await expect(canvas.getByText('2026-11-24 (周二) 09:30')).toBeVisible()
  },
})
export const Accepted = meta.story({
  name: '单位：已约定',
  args: { interview: acceptedInterview, side: 'employer', now: NOW },
})
export const Finished = meta.story({
  name: '结束了，可以移除',
  args: { interview: finishedInterview, side: 'employer', now: NOW, onRemove: fn<() => void>() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^更多/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '移除' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
export const LongText = meta.story({
  name: '职位名称很长，手机',
  args: { interview: counteredInterview, side: 'employer', now: NOW },
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
