import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { beginGuestFiles, uploadGuestFile } from '#contract/files'
import { createCaptcha } from '#contract/sign-in'
import { submitSuggestion } from '#contract/suggestions'
import { uploaded } from '#mocks/fixtures/files'
import { member, picture } from '#mocks/fixtures/session'
import { submitted } from '#mocks/fixtures/suggestions'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WriteForm } from './WriteForm.tsx'

const received = fn()
const uploadedUnder = fn()
const pass = 'p'.repeat(43)

const meta = preview.meta({
  id: 'suggestions-write-form',
  title: '业务/意见建议/写意见 WriteForm',
  component: WriteForm,
  beforeEach({ msw }) {
    received.mockClear()
    uploadedUnder.mockClear()
    msw.use(
      mock(createCaptcha).returns(picture),
      mock(submitSuggestion).answers(input => {
        received(input)
        return submitted
      }),
    )
  },
})

interface Hand {
  canvas: {
    getByLabelText(name: string): HTMLElement
    getByRole(role: string, options: { name: RegExp | string }): HTMLElement
    findByRole(role: string, options: { name: RegExp | string }): Promise<HTMLElement>
  }
  userEvent: {
    click(element: Element): Promise<void>
    type(element: Element, text: string): Promise<void>
    paste(text: string): Promise<void>
    upload(element: HTMLElement, file: File): Promise<void>
  }
}

const write = async ({ canvas, userEvent }: Hand, body: string) => {
  await userEvent.click(canvas.getByRole('radio', { name: '建议' }))
  await userEvent.type(canvas.getByRole('textbox', { name: /^标题/ }), '建议增加夜间咨询')
  await userEvent.click(canvas.getByRole('textbox', { name: /^内容/ }))
  await userEvent.paste(body)
  await userEvent.type(canvas.getByRole('textbox', { name: /^称呼/ }), '热合曼·䶮')
  await userEvent.type(canvas.getByRole('textbox', { name: /^手机号/ }), '139 7000 1234')
}

const sendAsGuest = async (hand: Hand, body: string) => {
  await write(hand, body)
  await hand.canvas.findByRole('img', { name: /验证码/ })
  await hand.userEvent.type(hand.canvas.getByRole('textbox', { name: /图形验证码/ }), 'K7MP')
  await hand.userEvent.click(hand.canvas.getByRole('button', { name: '提交意见' }))
}

export const Filled = meta.story({
  name: '访客提交',
  play: async hand => {
    await sendAsGuest(hand, '白天上班打不了电话，建议晚上也有人接听。')
    await expect(await hand.canvas.findByText(whole(`已收到，受理编号 ${submitted.ticket}`))).toBeVisible()
    await expect(received).toHaveBeenCalledOnce()
  },
})

const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '现场照片.jpg', { type: 'image/jpeg' })

const attach = async ({ canvas, userEvent }: Hand) => {
  await userEvent.upload(canvas.getByLabelText('选择文件'), photo())
  await canvas.findByRole('button', { name: /^移除/ })
}

export const WithFiles = meta.story({
  name: '访客附上文件',
  beforeEach({ msw }) {
    msw.use(
      mock(beginGuestFiles).returns({ pass, expiresIn: 3_600 }),
      mock(uploadGuestFile).answers(input => {
        uploadedUnder(input.pass)
        return uploaded
      }),
    )
  },
  play: async hand => {
    await attach(hand)
    await sendAsGuest(hand, '白天上班打不了电话，建议晚上也有人接听。')
    await expect(await hand.canvas.findByText(whole(`已收到，受理编号 ${submitted.ticket}`))).toBeVisible()
    await expect(uploadedUnder.mock.calls).toEqual([[pass]])
    await expect(received).toHaveBeenCalledOnce()
    await expect(received).toHaveBeenCalledWith(expect.objectContaining({ pass, files: [uploaded.id] }))
    await expect(received).not.toHaveBeenCalledWith(expect.objectContaining({ captcha: expect.anything() }))
  },
})

export const FileRefused = meta.story({
  name: '附件不收，内容还在',
  beforeEach({ msw }) {
    msw.use(
      mock(beginGuestFiles).returns({ pass, expiresIn: 3_600 }),
      mock(uploadGuestFile).refuses({ code: codes.fileTypeRefused, msg: '请上传 JPG、PNG 或 WebP 图片' }),
    )
  },
  play: async hand => {
    await attach(hand)
    await sendAsGuest(hand, '白天上班打不了电话，建议晚上也有人接听。')
    const told = await hand.canvas.findAllByText('现场照片.jpg：请上传 JPG、PNG 或 WebP 图片')
    await expect(told).toHaveLength(2)
    await expect(hand.canvas.getByRole('textbox', { name: /^标题/ })).toHaveValue('建议增加夜间咨询')
    await expect(received).not.toHaveBeenCalled()
  },
})

export const SignedIn = meta.story({
  name: '登录后附件当即上传，不用验证码',
  parameters: { session: member },
  play: async hand => {
    await expect(await hand.canvas.findByLabelText('选择文件')).toBeInTheDocument()
    await write(hand, '白天上班打不了电话，建议晚上也有人接听。')
    await expect(hand.canvas.queryByRole('textbox', { name: /图形验证码/ })).toBeNull()
    await hand.userEvent.click(hand.canvas.getByRole('button', { name: '提交意见' }))
    await waitFor(() => expect(received).toHaveBeenCalledOnce())
  },
})

export const TooLong = meta.story({
  name: '太长也不丢',
  play: async hand => {
    const body = '长'.repeat(10_000)
    await sendAsGuest(hand, body)
    await expect((await hand.canvas.findAllByText('内容最多 2000 个字')).length).toBe(2)
    await expect(hand.canvas.getByRole('textbox', { name: /^内容/ })).toHaveValue(body)
    await expect(received).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: '提交得太多',
  beforeEach({ msw }) {
    msw.use(mock(submitSuggestion).refuses({ code: codes.tooMany, msg: '这个手机号今天提交得太多了，请明天再来' }))
  },
  play: async hand => {
    await sendAsGuest(hand, '白天上班打不了电话，建议晚上也有人接听。')
    await expect(await hand.canvas.findByText(/请明天再来/)).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
