import { expect, fn } from 'storybook/test'
import { RecordList } from '#design-system'
import { favouriteJobs, viewedJobs } from '#mocks/fixtures/seeker'
import preview from '../../../../../.storybook/preview.tsx'
import { JobRecord } from './JobRecord.tsx'

const [first] = viewedJobs.list
const second = favouriteJobs.list[1]
if (!first || !second) throw new Error('The fixtures have jobs')

const meta = preview.meta({
  id: 'seeker-job-record',
  title: '业务/求职者/职位记录 JobRecord',
  component: JobRecord,
  decorators: [
    Story => (
      <RecordList>
        <Story />
      </RecordList>
    ),
  ],
  args: { job: first, note: '5 小时前浏览', actionLabel: '删除记录', onAction: fn() },
})

export const Open = meta.story({
  name: '在招',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多：主办会计' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '删除记录' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
})
export const Closed = meta.story({ name: '已停止招聘', args: { job: second } })
