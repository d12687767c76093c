import { expect, screen, waitFor } from 'storybook/test'
import { companyAnswering } from '#contract/applications'
import { codes } from '#contract/codes'
import { lookAtJob } from '#contract/job-looks'
import { jobDetail, jobRelation } from '#contract/jobs'
import { listResumes } from '#contract/resumes'
import { listHiddenCompanies } from '#contract/searches'
import { ResultsWithPane } from '#design-system'
import { answering } from '#mocks/fixtures/companies'
import { endedJob, hardJobDetails, jobDetails, noRelation } from '#mocks/fixtures/jobs'
import { resumeList } from '#mocks/fixtures/resumes'
import { noHiddenCompanies } from '#mocks/fixtures/searches'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobBeside } from './JobBeside.tsx'

const meta = preview.meta({
  id: 'jobs-job-preview',
  title: '业务/职位/列表旁边的职位 JobPreview',
  component: JobBeside,
  args: { openId: jobDetails.id, closeHref: '/job-search?t=会计' },
  parameters: { route: `/job-search?t=会计&job=${jobDetails.id}`, path: '/job-search' },
  decorators: [
    Story => (
      <ResultsWithPane title="会计招聘" filters="筛选" isOpen pane={<Story />} paneHref={() => undefined}>
        共 46 个职位
      </ResultsWithPane>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(
      mock(jobDetail).returns(jobDetails),
      mock(jobRelation).returns(noRelation),
      mock(lookAtJob).returns({}),
      mock(listResumes).returns(resumeList),
      mock(companyAnswering).returns(answering),
      mock(listHiddenCompanies).returns(noHiddenCompanies),
    )
  },
})

export const Idle = meta.story({
  name: '还没有打开',
  args: { openId: '' },
  play: async ({ canvas }) => expect(await canvas.findByText(/劳动合同法/)).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '已经不在了',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).refuses({ code: codes.notFound, msg: '职位不存在' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这个职位已经不在了')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '回到搜索结果' })).toHaveAttribute('href', '/job-search?t=会计')
  },
})

export const Filled = meta.story({
  name: '访客',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '总账会计' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: '岗位职责' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '打开职位页' })).toHaveAttribute(
      'href',
      `/job-details/${jobDetails.id}`,
    )
    await expect(await canvas.findByRole('heading', { level: 3, name: '招聘单位' })).toBeVisible()
    await expect(await canvas.findByText('近半年的投递答复了 87%，一般 2 天内答复')).toBeVisible()
    await expect(canvas.getByText(whole(/营业执照已于 2026-07-18 核验，应于 2027-01-18 前复核。/))).toBeVisible()
  },
})

export const Applying = meta.story({
  name: '就在这里投递；Esc 先关对话框，再关职位',
  parameters: { session: member },
  play: async ({ canvas, userEvent, step }) => {
    await step('投递的对话框', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '投递简历' }))
      await screen.findByRole('dialog', { name: '投递简历' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('职位还开着', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: '总账会计' })).toBeVisible()
    })
  },
})

export const Ended = meta.story({
  name: '已停止招聘',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).returns(endedJob))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('该职位已停止招聘')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(jobDetail).returns(hardJobDetails))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3, name: '岗位职责' })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
