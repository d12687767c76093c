import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { uploadExamPhoto } from '#contract/exam-registrations'
import { Container } from '#design-system'
import { fullDraft, newDraft, refused } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { photoIsThere } from '../testing.handlers.ts'
import { PhotoLab } from './PhotoLab.tsx'

/** A picture of a plain colour. */
async function picture(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], '证件照.png', { type: 'image/png' })
}

const taken = fn<(type: string) => void>()

const meta = preview.meta({
  id: 'exam-photo-lab',
  title: '业务/考试报名/照片 PhotoLab',
  component: PhotoLab,
  // Bars at the bottom edge reach over the page's own gutters.
  decorators: [
    Story => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { session: seekerUser },
  args: { registration: newDraft, onFinish: fn() },
  beforeEach({ msw }) {
    taken.mockClear()
    msw.use(
      photoIsThere,
      mock(uploadExamPhoto).answers(({ files }) => {
        const [file] = [files].flat()
        if (file instanceof Blob) taken(file.type)
        return { version: 2, width: 295, height: 413, bytes: 30_000 }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '已有照片，按印出的大小显示',
  args: { registration: fullDraft },
  play: async ({ args, canvas, userEvent }) => {
    const shown = await canvas.findByRole('img', { name: '准考证上的照片' })
    await expect(shown).toHaveAttribute('width', '94')
    await expect(shown).toHaveAttribute('height', '132')
    await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
})

export const Taken = meta.story({
  name: '裁剪，上传',
  play: async ({ canvas, userEvent, step }) => {
    await step('没有照片不能完成', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
      await expect(await canvas.findByText('请上传照片')).toBeVisible()
    })
    await step('裁好就上传', async () => {
      await userEvent.upload(canvas.getByLabelText('选择图片'), await picture(900, 1200))
      await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
      await expect(await canvas.findByText('照片已经保存。')).toBeVisible()
      await expect(await canvas.findByRole('img', { name: '准考证上的照片' })).toBeVisible()
      await expect(taken).toHaveBeenCalledWith('image/jpeg')
    })
  },
})

export const TooSmall = meta.story({
  name: '太小的不放大',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await picture(200, 280))
    await expect(
      (await canvas.findAllByText(/图片太小：只能裁出 200 × 280 像素，要求 295 × 413 像素/))[0],
    ).toBeVisible()
    await expect(taken).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: '服务不接受，说明原因',
  beforeEach({ msw }) {
    msw.use(
      mock(uploadExamPhoto).refuses({
        code: codes.invalid,
        msg: '请检查填写的内容',
        data: { fields: { files: '照片背景不是白色，请换一张白底照片' } },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await picture(900, 1200))
    await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
    await expect(await canvas.findByText('照片没有通过')).toBeVisible()
    await expect(canvas.getByText('照片背景不是白色，请换一张白底照片')).toBeVisible()
    await expect(canvas.queryByText('照片已经保存。')).toBeNull()
  },
})

export const Reviewed = meta.story({
  name: '审核要求更换',
  args: { registration: refused },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('头顶被裁掉，请换一张免冠正面照')).toBeVisible()
    await canvas.findByRole('img', { name: '准考证上的照片' })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  args: { registration: fullDraft },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: '准考证上的照片' })
    await fitsSideways({ canvasElement })
  },
})
