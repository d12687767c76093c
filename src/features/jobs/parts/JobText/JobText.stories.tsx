import { expect, spyOn } from 'storybook/test'
import { hardJobDetails, jobDetails } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobText } from './JobText.tsx'

const meta = preview.meta({
  id: 'jobs-job-text',
  title: '业务/职位/职位正文 JobText',
  component: JobText,
  args: { title: '岗位职责', text: jobDetails.duties },
})

export const Filled = meta.story({
  name: '几行成为列表',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('负责总账、月结与年结；')).toBeVisible()
  },
})

export const Repeated = meta.story({
  name: '两行相同也都显示',
  args: { text: '1. 双休\n2. 五险一金\n3. 双休' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(lines).toEqual(['双休', '五险一金', '双休'])
    await expect(console.error).not.toHaveBeenCalled()
  },
})

export const Empty = meta.story({
  name: '没有内容时不显示',
  args: { text: '  ' },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
})

export const LongText = meta.story({
  name: '很长的一行',
  args: { text: hardJobDetails.requirements },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
