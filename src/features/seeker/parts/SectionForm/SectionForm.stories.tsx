import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { listResumes, saveResumeSection, updatePassportPhoto } from '#contract/resumes'
import { englishResume, filledResume, newResume } from '#mocks/fixtures/resumes'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { browserDrafts } from '#platform/drafts'
import { whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { valuesOf } from '../../model/section-values.ts'
import { SectionForm } from './SectionForm.tsx'

/** What the signed-in person has kept in this browser. */
const shelf = () => browserDrafts.of(seekerUser.userId)
const sent = fn<(change: object) => void>()

const meta = preview.meta({
  id: 'seeker-section-form',
  title: '业务/求职者/简历的一节 SectionForm',
  component: SectionForm,
  args: { resume: filledResume, backHref: '/user/resume', onFinish: fn() },
  beforeEach({ msw }) {
    msw.use(
      mock(listResumes).returns({ list: [] }),
      mock(saveResumeSection).answers(({ change, version }) => ({
        ...filledResume,
        version: version + 1,
        sections: { ...filledResume.sections, [change.section]: change.data },
      })),
    )
  },
})

export const Basic = meta.story({
  name: '基本信息，完成',
  args: { section: 'basic' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '完成本节' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
})
export const TooLong = meta.story({
  name: '太长的内容留在本机，不送出',
  args: { section: 'basic' },
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      mock(saveResumeSection).answers(({ change, version }) => {
        sent(change)
        return {
          ...filledResume,
          version: version + 1,
          sections: { ...filledResume.sections, [change.section]: change.data },
        }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: /^姓名/ })
    await step('说明哪一处，留在本机', async () => {
      await userEvent.clear(name)
      await userEvent.click(name)
      await userEvent.paste('长'.repeat(5000))
      await waitFor(() => expect(name).toBeInvalid())
      await expect(name).toHaveFocus()
      await waitFor(() => expect(canvas.getByText(/^未保存：请先修改标出的内容/)).toBeVisible())
      await expect(shelf().read(`resume:${filledResume.id}:basic`)).toMatchObject({
        draft: { fields: { name: '长'.repeat(5000) } },
      })
      await expect(sent).not.toHaveBeenCalled()
    })
    await step('改短了就保存，说明随之消失', async () => {
      await userEvent.clear(name)
      await userEvent.paste('李䶮')
      await waitFor(() => expect(canvas.getByText(whole('已保存 09:30'))).toBeVisible())
      await expect(name).toBeValid()
      await expect(shelf().hasAny()).toBe(false)
    })
  },
})
export const TooLongRestored = meta.story({
  name: '恢复太长的内容，连同说明',
  args: { section: 'basic' },
  parameters: { session: seekerUser },
  beforeEach() {
    const stored = valuesOf(filledResume.sections, 'basic')
    const draft = { ...stored, fields: { ...stored.fields, name: '长'.repeat(5000) } }
    shelf().keep(`resume:${filledResume.id}:basic`, { base: stored, draft })
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /^姓名/ })
    await expect(name).toHaveValue('长'.repeat(5000))
    await waitFor(() => expect(name).toBeInvalid())
    await expect(canvas.getByText('已恢复您上次填写、还没有保存到服务器的内容。')).toBeVisible()
  },
})
export const Intention = meta.story({
  name: '求职意向，换一个城市',
  args: { section: 'intention' },
  play: async ({ canvas, userEvent, step }) => {
    const cities = canvas.getByRole('combobox', { name: /^期望城市/ })
    await waitFor(() => expect(cities).toHaveTextContent('赣州市'))
    await step('选一整个省，去掉原来的', async () => {
      await userEvent.click(cities)
      await userEvent.click(await screen.findByRole('treeitem', { name: '广东省' }))
      await userEvent.click(await screen.findByRole('treeitem', { name: '全广东省' }))
      await userEvent.click(screen.getByRole('button', { name: '移除 赣州市' }))
      await userEvent.click(screen.getByRole('button', { name: '完成' }))
    })
    await expect(cities).toHaveTextContent('广东省')
    await expect(cities).not.toHaveTextContent('赣州市')
    await expect(await canvas.findByText(/^已保存/)).toBeVisible()
  },
})
export const Work = meta.story({
  name: '工作经历，添加和删除',
  args: { section: 'work' },
  play: async ({ canvas, userEvent, step }) => {
    await step('添加一段', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '添加工作经历' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: '工作经历 3' })).toBeVisible())
    })
    await step('空的一段直接删除', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除工作经历 3' }))
      await waitFor(() => expect(canvas.queryByRole('heading', { name: '工作经历 3' })).not.toBeInTheDocument())
    })
    await step('写过的一段先确认', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除工作经历 2' }))
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('不能恢复')
      await userEvent.click(await screen.findByRole('button', { name: '删除工作经历' }))
      await waitFor(() => expect(canvas.queryByRole('heading', { name: '工作经历 2' })).not.toBeInTheDocument())
    })
  },
})
export const Full = meta.story({
  name: '添加到上限，按钮看得出不能再按',
  args: { section: 'languages' },
  play: async ({ canvas, userEvent, step }) => {
    const add = canvas.getByRole('button', { name: '添加语言' })
    const shown = () => canvas.getAllByRole('heading', { level: 3 }).length
    const ready = getComputedStyle(add).color
    await step('加满 8 项', async () => {
      while (shown() < 8) await userEvent.click(add)
      await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'))
    })
    await step('说明原因，样子也变了', async () => {
      await expect(add).toHaveAccessibleDescription(/^最多 8\s项，删除不用的之后可以再添加。$/)
      await waitFor(() => expect(getComputedStyle(add).color).not.toBe(ready))
      await userEvent.click(add)
      await waitFor(() => expect(shown()).toBe(8))
    })
    await step('删除一项，又可以添加', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除语言 8' }))
      await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
      await waitFor(() => expect(getComputedStyle(add).color).toBe(ready))
    })
  },
})
export const English = meta.story({
  name: '英文版，标出还是中文的内容',
  args: { resume: englishResume, section: 'skills' },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /^技能或证书名称/ })
    await expect(name).toHaveAccessibleDescription(/^还是中文，请改写成英文。如 /)
    await userEvent.clear(name)
    await userEvent.type(name, 'Intermediate Accountant (中级会计师)')
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^如 /))
  },
})
export const EnglishName = meta.story({
  name: '英文版的姓名用拼音',
  args: { resume: englishResume, section: 'basic' },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /^姓名/ })
    await userEvent.clear(name)
    await userEvent.type(name, '李䶮')
    await userEvent.click(canvas.getByRole('button', { name: '完成本节' }))
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.clear(name)
    await userEvent.type(name, 'Li Yan')
    await userEvent.click(canvas.getByRole('button', { name: '完成本节' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
})
/** A picture of a plain colour, wider than a photo may be. */
async function picture() {
  const canvas = new OffscreenCanvas(1200, 900)
  canvas.getContext('2d')?.fillRect(0, 0, 1200, 900)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], '证件照.png', { type: 'image/png' })
}
const received = fn<(width: number, height: number, type: string) => void>()
export const Photo = meta.story({
  name: '照片裁成三比四再上传，没传上的说明原因',
  tags: ['no-picture'],
  args: { resume: newResume, section: 'basic' },
  beforeEach({ msw }) {
    received.mockClear()
    msw.use(mock(updatePassportPhoto).refuses({ code: codes.tooMany, msg: '操作太频繁，请稍后再试' }))
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    await step('服务没有收下', async () => {
      await userEvent.upload(canvas.getByLabelText('选择图片'), await picture())
      await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
      await expect((await canvas.findAllByText('操作太频繁，请稍后再试'))[0]).toBeVisible()
    })
    await step('裁好的还在，再传一次', async () => {
      msw.use(
        mock(updatePassportPhoto).answers(async ({ files }) => {
          const [file] = [files].flat()
          if (!(file instanceof Blob)) throw new Error('no picture came')
          const { width, height } = await createImageBitmap(file)
          received(width, height, file.type)
          return { photo: '', version: 2 }
        }),
      )
      await userEvent.click(canvas.getByRole('button', { name: '再传一次' }))
      await expect(await canvas.findByText('照片已经保存。')).toBeVisible()
      await expect(received).toHaveBeenCalledWith(600, 800, 'image/jpeg')
      await expect(canvas.queryByText('操作太频繁，请稍后再试')).toBeNull()
    })
  },
})
export const Empty = meta.story({ name: '还没有教育经历', args: { resume: newResume, section: 'education' } })
export const Narrow = meta.story({
  name: '手机上',
  args: { section: 'basic' },
  globals: { viewport: { value: 'narrow' } },
})
