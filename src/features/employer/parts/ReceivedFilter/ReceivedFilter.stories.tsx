import { expect, waitFor } from 'storybook/test'
import { listOwnJobs } from '#contract/employer'
import { listReceivedTags } from '#contract/received'
import { noReceivedTags, receivedTags } from '#mocks/fixtures/applications'
import { employerUser, noOwnJobs, ownJobs } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { receivedSearch } from '../../model/list-search.ts'
import { ReceivedFilter } from './ReceivedFilter.tsx'

const searched = (query: string) => receivedSearch.parse(new URLSearchParams(query))
const [first] = ownJobs.list

const meta = preview.meta({
  id: 'biz-employer-received-filter',
  title: '业务/单位中心/找收到的简历 ReceivedFilter',
  component: ReceivedFilter,
  args: { search: searched('') },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).returns(ownJobs), mock(listReceivedTags).returns(noReceivedTags))
  },
})

export const Filled = meta.story({
  name: '按词和职位找，进展和看板不变',
  args: { search: searched(`state=viewed&view=board&t=会计&job=${first?.id}`) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '应聘职位' })).toHaveValue(first?.id))
    await expect(canvas.getByRole('searchbox')).toHaveValue('会计')
    await expect(canvas.getByRole('search')).toHaveFormValues({ state: 'viewed', view: 'board' })
  },
})
export const Tagged = meta.story({
  name: '按标签找',
  args: { search: searched(`view=board&tag=${receivedTags.list[1]?.id}`) },
  beforeEach({ msw }) {
    msw.use(mock(listReceivedTags).returns(receivedTags))
  },
  play: async ({ canvas }) => {
    // What has been read is shown in a form of its own each time.
    await waitFor(async () => {
      await expect(canvas.getByRole('combobox', { name: '应聘职位' })).toHaveLength(ownJobs.list.length + 1)
      await expect(canvas.getByRole('option', { name: '可急聘（12）' })).toBeInTheDocument()
      await expect(canvas.getByRole('combobox', { name: '标签' })).toHaveValue(receivedTags.list[1]?.id)
    })
    await expect(canvas.getByRole('search')).toHaveFormValues({ tag: receivedTags.list[1]?.id, view: 'board' })
  },
})
export const Unread = meta.story({
  name: '只看未读',
  args: { search: searched('unread=1') },
  play: async ({ canvas }) => expect(canvas.getByRole('search')).toHaveFormValues({ unread: '1' }),
})
export const Empty = meta.story({
  name: '还没有职位',
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).returns(noOwnJobs))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('combobox', { name: '应聘职位' })).toHaveLength(1),
})
export const Unlisted = meta.story({
  name: '地址里的职位不在可选的里面',
  args: { search: searched('job=987654') },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('option', { name: '所选职位' })).toHaveProperty('selected', true)),
})
export const Failed = meta.story({
  name: '职位没有读到，仍然能按词找',
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).fails())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('searchbox')).toBeEnabled(),
})
export const Loading = meta.story({
  name: '职位正在读',
  beforeEach({ msw }) {
    msw.use(mock(listOwnJobs).hangs())
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '搜索' })).toBeEnabled(),
})
export const Narrow = meta.story({ name: '手机上', globals: narrow, play: fitsSideways })
