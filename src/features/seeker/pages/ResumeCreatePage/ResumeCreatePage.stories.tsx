import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { createResume, listResumes } from '#contract/resumes'
import { newResume } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeCreatePage } from './ResumeCreatePage.tsx'

const meta = preview.meta({
  id: 'page-resume-create',
  title: '页面/求职者/新建简历 ResumeCreatePage',
  component: ResumeCreatePage,
  parameters: { route: '/user/resume/create', session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(createResume).returns(newResume), mock(listResumes).returns({ list: [] }))
  },
})

const created = fn<(input: object) => void>()

export const Asks = meta.story({
  name: '问谁能看到，默认投递后可见',
  beforeEach({ msw }) {
    created.mockClear()
    msw.use(
      mock(createResume).answers(input => {
        created(input)
        return newResume
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('没有选过，就不公开', () => expect(canvas.getByRole('radio', { name: /^投递后可见/ })).toBeChecked())
    await step('选了公开才公开', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^公开/ }))
      await userEvent.click(canvas.getByRole('button', { name: '开始填写' }))
      await waitFor(() => expect(created.mock.calls).toEqual([[{ title: '我的简历', privacy: 'open' }]]))
    })
  },
})
export const Blank = meta.story({
  name: '没有填名称',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /简历名称/ }))
    await userEvent.click(canvas.getByRole('button', { name: '开始填写' }))
    await expect(await canvas.findByRole('link', { name: '请填写简历名称' })).toBeVisible()
  },
})
export const Full = meta.story({
  name: '已满五份',
  beforeEach({ msw }) {
    msw.use(mock(createResume).refuses({ code: codes.quotaReached, msg: '最多保存 5 份简历，请先删除不再使用的简历' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开始填写' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('最多保存 5 份简历')
  },
})
