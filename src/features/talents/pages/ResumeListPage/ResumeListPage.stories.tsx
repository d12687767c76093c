import { expect } from 'storybook/test'
import { listResumes } from '#contract/resumes'
import { listBlocks, listResumeAccess } from '#contract/talents'
import { resumeList } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { accessLog, blocks } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeListPage } from './ResumeListPage.tsx'

const meta = preview.meta({
  id: 'page-resume-list',
  title: '页面/求职者/简历与隐私 ResumeListPage',
  component: ResumeListPage,
  parameters: { route: '/user/resume-list', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(listResumes).returns(resumeList),
      mock(listResumeAccess).returns(accessLog),
      mock(listBlocks).returns(blocks),
    )
  },
})

export const Filled = meta.story({
  name: '我的简历',
  play: async ({ canvas }) => expect(await canvas.findByRole('group', { name: /会计岗位/ })).toBeVisible(),
})
export const Looks = meta.story({
  name: '谁看过我',
  parameters: { route: '/user/resume-list?tab=looks' },
  play: async ({ canvas }) => expect(await canvas.findByText('查看投递')).toBeVisible(),
})
export const Blocks = meta.story({
  name: '屏蔽单位',
  parameters: { route: '/user/resume-list?tab=blocks' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /取消屏蔽：江西赣江/ })).toBeVisible(),
})
export const Narrow = meta.story({ name: '手机上', globals: narrow })
