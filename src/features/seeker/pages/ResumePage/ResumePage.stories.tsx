import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listWorks } from '#contract/resume-works'
import { getResume, listResumes, saveResumeSection } from '#contract/resumes'
import { works } from '#mocks/fixtures/resume-works'
import {
  behindResume,
  englishItem,
  englishResume,
  filledResume,
  gappedSections,
  newResume,
  resumeId,
  resumeList,
} from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import { whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumePage } from './ResumePage.tsx'

const path = '/user/resume/page/:id'
const route = `/user/resume/page/${resumeId}`

/** What is typed into the section 自我评价, as its form holds it. */
const typed = (text: string) => ({ fields: { text }, items: [] })

const meta = preview.meta({
  id: 'page-resume',
  title: '页面/求职者/简历 ResumePage',
  component: ResumePage,
  parameters: { path, route, session: seekerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(getResume).returns(filledResume),
      mock(listResumes).returns({ list: [] }),
      mock(listWorks).returns({ list: works }),
    )
  },
})

export const Filled = meta.story({
  name: '各节的进度',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '求职意向' })).toHaveAttribute(
      'href',
      `${route}?section=intention`,
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('会计岗位')
  },
})

export const New = meta.story({
  name: '刚新建',
  beforeEach({ msw }) {
    msw.use(mock(getResume).returns(newResume))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/\/ 3 个必填部分/)).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(getResume).hangs())
  },
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(getResume).fails())
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有这份简历',
  beforeEach({ msw }) {
    msw.use(mock(getResume).refuses({ code: codes.notFound, msg: '简历不存在' }))
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByText('正在加载')).not.toBeInTheDocument()),
})

export const Preview = meta.story({
  name: '预览',
  parameters: { route: `${route}?view=preview` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '阿依古丽·䶮' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '打印' })).toBeVisible()
  },
})

const both = mock(listResumes).returns({ list: [...resumeList.list, englishItem] })

export const English = meta.story({
  name: '英文版的进度',
  beforeEach({ msw }) {
    msw.use(mock(getResume).returns(englishResume), both)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这是英文版')).toBeVisible()
    await expect(canvas.getAllByText('还有 1 处是中文，请改写成英文')).toHaveLength(2)
    await expect(await canvas.findByRole('link', { name: '看中文版' })).toHaveAttribute('href', route)
  },
})

export const EnglishBehind = meta.story({
  name: '英文版的一节，中文版后来又改过',
  parameters: { route: `${route}?section=work` },
  beforeEach({ msw }) {
    msw.use(mock(getResume).returns(behindResume), both)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole('中文版的这一节在 2026-11-20 改过'))).toBeVisible()
    await expect(await canvas.findByDisplayValue('Cashier')).toBeVisible()
  },
})

export const EnglishPreview = meta.story({
  name: '英文版的预览',
  parameters: { route: `${route}?view=preview` },
  beforeEach({ msw }) {
    msw.use(mock(getResume).returns(englishResume), both)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Ayigul Yan' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '看中文版' })).toHaveAttribute('href', `${route}?view=preview`)
  },
})

export const Narrow = meta.story({
  name: '手机上写教育经历',
  globals: { viewport: { value: 'narrow' } },
  parameters: { route: `${route}?section=education` },
  play: async ({ canvas }) => expect(await canvas.findByDisplayValue('江西财经大学')).toBeVisible(),
})

/** What the signed-in person has kept in this browser. */
const shelf = () => browserDrafts.of(seekerUser.userId)
const draftName = `resume:${resumeId}:evaluation`

const saves = mock(saveResumeSection).answers(({ change, version }) => ({
  ...filledResume,
  version: version + 1,
  sections: { ...filledResume.sections, [change.section]: change.data },
}))

const section = { parameters: { route: `${route}?section=evaluation` } }

export const Autosave = meta.story({
  name: '停笔后自动保存',
  ...section,
  beforeEach({ msw }) {
    msw.use(saves)
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: '自我评价' })
    await step('停笔后保存，并说明时间', async () => {
      await userEvent.type(field, '能出差。')
      await waitFor(() => expect(canvas.getByText(whole('已保存 09:30'))).toBeVisible(), { timeout: 4000 })
    })
    await step('服务器有了，浏览器里的草稿就不再留', () => expect(shelf().hasAny()).toBe(false))
  },
})

export const Offline = meta.story({
  name: '断网时留在本机，恢复后送出',
  ...section,
  beforeEach({ msw }) {
    msw.use(mock(saveResumeSection).offline())
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('断网：说明，并留在本机', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: '自我评价' }), '能出差。')
      await waitFor(() => expect(canvas.getByText('未保存：网络断开')).toBeVisible(), { timeout: 4000 })
      await expect(JSON.stringify(shelf().read(draftName))).toContain('能出差。')
    })
    await step('恢复：自己送出', async () => {
      msw.use(saves)
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(canvas.getByText(whole('已保存 09:30'))).toBeVisible())
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})

export const Restored = meta.story({
  name: '恢复没有保存的内容',
  ...section,
  beforeEach({ msw }) {
    shelf().keep(draftName, { base: typed(filledResume.sections.evaluation.text), draft: typed('上次写到一半') })
    msw.use(mock(saveResumeSection).hangs())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('上次写到一半')).toBeVisible()
    await expect(canvas.getByText(/已恢复您上次填写/)).toBeVisible()
  },
})

export const AnotherAccount = meta.story({
  name: '别的账号在本机写的内容不会出现',
  ...section,
  beforeEach() {
    browserDrafts
      .of('another')
      .keep(draftName, { base: typed(filledResume.sections.evaluation.text), draft: typed('另一个人写的') })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '自我评价' })).toHaveValue(
      filledResume.sections.evaluation.text,
    )
    await expect(canvas.queryByText(/已恢复您上次填写/)).not.toBeInTheDocument()
  },
})

const elsewhere = {
  ...filledResume,
  version: 9,
  sections: { ...filledResume.sections, evaluation: { text: '在手机上改成了这样' } },
}

export const Conflict = meta.story({
  name: '别处也改过',
  ...section,
  beforeEach({ msw }) {
    msw.use(
      mock(saveResumeSection).refuses({
        code: codes.conflict,
        msg: '这份简历已在别处修改，请核对后再保存',
        data: { current: elsewhere },
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: '自我评价' })
    await step('两份都看得到', async () => {
      await userEvent.type(field, '能出差。')
      await waitFor(() => expect(canvas.getByText('在手机上改成了这样')).toBeVisible(), { timeout: 4000 })
      await expect(field).toHaveValue('细致、守时，喜欢把重复的事做成工具。能出差。')
    })
    await step('选了别处的那份', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
      await waitFor(() => expect(field).toHaveValue('在手机上改成了这样'))
    })
  },
})

export const ConflictKept = meta.story({
  name: '别处也改过，保留这里的',
  ...section,
  beforeEach({ msw }) {
    msw.use(saves)
    shelf().keep(draftName, { base: typed('更早的'), draft: typed('上次写到一半') })
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('textbox', { name: '自我评价' })
    await step('打开时两份都在，一份也没有送出', async () => {
      await expect(field).toHaveValue('上次写到一半')
      await expect(canvas.getByText('这一节在别的页面或设备上改过')).toBeVisible()
    })
    await step('保留这里的，存在别处那份之上', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
      await waitFor(() => expect(canvas.getByText(whole('已保存 09:30'))).toBeVisible())
      await expect(field).toHaveValue('上次写到一半')
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})

export const Faults = meta.story({
  name: '完成时列出问题',
  parameters: { route: `${route}?section=basic` },
  beforeEach({ msw }) {
    msw.use(mock(getResume).returns(newResume))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '完成本节' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: '请输入姓名' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveFocus())
  },
})

export const WithPhoto = meta.story({
  name: '有照片，也有没填写的时间的预览',
  parameters: { route: `${route}?view=preview` },
  beforeEach({ msw }) {
    msw.use(
      mock(getResume).returns({ ...filledResume, sections: gappedSections, photo: '/files/7d1c9f0e' }),
      http.get('*/files/:id', () =>
        HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg"/>', {
          headers: { 'Content-Type': 'image/svg+xml' },
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '阿依古丽·䶮的照片' })).toBeVisible()
    await expect(canvas.getByText('未填写的时间')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '补充工作经历' })).toBeVisible()
  },
})
