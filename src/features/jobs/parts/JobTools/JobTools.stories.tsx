import { expect, spyOn } from 'storybook/test'
import { jobDetails } from '#mocks/fixtures/jobs'
import preview from '../../../../../.storybook/preview.tsx'
import { JobTools } from './JobTools.tsx'

const meta = preview.meta({
  id: 'jobs-job-tools',
  title: '业务/职位/分享与打印 JobTools',
  component: JobTools,
  args: { job: jobDetails },
  parameters: { session: null },
})

export const Filled = meta.story({
  name: '分享与打印',
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: '打印' }))
    await expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  },
})
