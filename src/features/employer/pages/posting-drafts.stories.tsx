import { expect, waitFor } from 'storybook/test'
import { addJob, updateJob } from '#contract/employer'
import { emptyDraft } from '#contract/job-posting'
import { employerUser, filledDraft } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import preview from '../../../../.storybook/preview.tsx'
import { valuesOf } from '../model/posting-values.ts'
import { PublishPage } from './PublishPage/PublishPage.tsx'
import { keepPostings, sent, shelf, takesNew } from './testing.postings.ts'

const meta = preview.meta({
  id: 'flow-posting-drafts',
  title: '流程/单位中心/职位草稿留在本机',
  component: PublishPage,
  parameters: { route: '/manage/job/publish?id=101', session: employerUser },
  beforeEach({ msw }) {
    keepPostings(msw)
  },
})

export const Offline = meta.story({
  name: '断网时留在本机，恢复后送出',
  parameters: { route: '/manage/job/publish' },
  beforeEach({ msw }) {
    msw.use(mock(addJob).offline())
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('断网：说明，并留在本机', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /^职位名称/ }), '会计')
      await waitFor(() => expect(canvas.getByText('未保存：网络断开')).toBeVisible())
      const [name = ''] = shelf()
        .names()
        .filter(kept => !kept.endsWith(':sent'))
      await expect(name).toMatch(/^posting:new:/)
      await expect(shelf().read(name)).toMatchObject({ draft: { title: '会计' } })
    })
    await step('恢复：自己送出', async () => {
      msw.use(takesNew)
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(canvas.getByText('已保存 09:30')).toBeVisible())
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})

export const LostAnswer = meta.story({
  name: '第一次保存的答复丢了，不会成为两个职位',
  parameters: { route: '/manage/job/publish' },
  beforeEach({ msw }) {
    msw.use(mock(addJob).fails())
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    const title = canvas.getByRole('textbox', { name: /^职位名称/ })
    await step('没有答复', async () => {
      await userEvent.type(title, '会计')
      await waitFor(() => expect(canvas.getByText('未保存：保存失败')).toBeVisible())
    })
    await step('原样再送一次，之后写的作为修改', async () => {
      msw.use(takesNew)
      await userEvent.type(title, '主管')
      await waitFor(() => expect(canvas.getByText('已保存 09:30')).toBeVisible())
      await expect(sent.mock.calls.map(([{ id, draft }]) => [id, draft?.title])).toEqual([
        [undefined, '会计'],
        ['108', '会计主管'],
      ])
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})

export const Restored = meta.story({
  name: '恢复没有保存的内容',
  beforeEach({ msw }) {
    shelf().keep('posting:101', {
      base: valuesOf(filledDraft),
      draft: valuesOf({ ...filledDraft, title: '总账会计' }),
    })
    msw.use(mock(updateJob).hangs())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('总账会计')).toBeVisible()
    await expect(canvas.getByText('已恢复您上次没有保存完的内容。')).toBeVisible()
  },
})

export const TooLong = meta.story({
  name: '太长的内容留在本机，不送出',
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: /^职位名称/ })
    await step('说明哪一处，留在本机', async () => {
      await userEvent.clear(title)
      await userEvent.click(title)
      await userEvent.paste('长'.repeat(5000))
      await expect((await canvas.findAllByText('职位名称最多 40 个字'))[0]).toBeVisible()
      await waitFor(() => expect(canvas.getByText(/^未保存：请先修改标出的内容/)).toBeVisible())
      await expect(shelf().read('posting:101')).toMatchObject({ draft: { title: '长'.repeat(5000) } })
      await expect(sent).not.toHaveBeenCalled()
    })
    await step('改短了就保存，说明随之消失', async () => {
      await userEvent.clear(title)
      await userEvent.paste('总账会计')
      await waitFor(() => expect(canvas.getByText('已保存 09:30')).toBeVisible())
      await expect(canvas.queryByText('职位名称最多 40 个字')).toBeNull()
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})

export const TooLongRestored = meta.story({
  name: '恢复太长的内容，连同说明',
  beforeEach() {
    const draft = { ...valuesOf(filledDraft), title: '长'.repeat(5000), headcount: '八' }
    shelf().keep('posting:101', { base: valuesOf(filledDraft), draft })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('长'.repeat(5000))).toBeVisible()
    await expect((await canvas.findAllByText('职位名称最多 40 个字'))[0]).toBeVisible()
    await expect((await canvas.findAllByText('请填写整数，最多 7 位'))[0]).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
})

export const AnotherAccount = meta.story({
  name: '别的账号在本机写的内容不会出现',
  parameters: { route: '/manage/job/publish' },
  beforeEach() {
    browserDrafts
      .of('another')

      .keep('posting:new:b', { base: null, draft: valuesOf({ ...filledDraft, title: '另一家单位写的' }) })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: /^继续填写/ })).toBeNull()
    await expect(sent).not.toHaveBeenCalled()
  },
})

export const BegunInAnotherTab = meta.story({
  name: '另一个页面开始的新职位：不混在一起，可以继续',
  parameters: { route: '/manage/job/publish' },
  beforeEach() {
    shelf().keep('posting:new:b', {
      base: valuesOf(emptyDraft()),
      draft: { ...valuesOf(emptyDraft()), title: '出纳' },
    })
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('这里是新的一份', async () => {
      await expect(canvas.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('')
      await expect(sent).not.toHaveBeenCalled()
    })
    await step('也可以接着写那一份', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '继续填写“出纳”' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^职位名称/ })).toHaveValue('出纳'))
      await waitFor(() => expect(canvas.getByText('已保存 09:30')).toBeVisible())
      await expect(sent.mock.calls.map(([{ draft }]) => draft?.title)).toEqual(['出纳'])
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})
