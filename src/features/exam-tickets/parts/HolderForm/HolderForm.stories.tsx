import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { identify, ordinaryDay } from '../../testing.ts'
import { HolderForm } from './HolderForm.tsx'

const meta = preview.meta({
  id: 'exam-tickets-holder-form',
  title: '业务/准考证/查询本人 HolderForm',
  component: HolderForm,
  args: { examId: '601', what: '准考证', onIdentify: fn(async () => undefined) },
  beforeEach({ msw }) {
    msw.use(...ordinaryDay())
  },
})

export const Filled = meta.story({
  name: '填好并查询',
  play: async hand => {
    await identify(hand, /^查询准考证/)
    await waitFor(() =>
      expect(hand.args.onIdentify).toHaveBeenCalledWith(
        expect.objectContaining({ exam: '601', name: '阿依古丽·䶮𠮷', idNumber: '360426199101010071' }),
      ),
    )
  },
})

export const Empty = meta.story({
  name: '没有填写',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查询准考证' }))
    await expect(await canvas.findByRole('group', { name: /处需要修改/ })).toHaveFocus()
    await expect(args.onIdentify).not.toHaveBeenCalled()
  },
})

export const WrongNumber = meta.story({
  name: '号码不对',
  play: async hand => {
    await identify(hand, /^查询准考证/, '360426199101010072')
    await expect((await hand.canvas.findAllByText('身份证号码有误，请逐位核对')).length).toBe(2)
    await expect(hand.args.onIdentify).not.toHaveBeenCalled()
  },
})

export const NobodyFound = meta.story({
  name: '没有查到',
  args: {
    onIdentify: fn(async () => {
      throw new CallRefused({ code: codes.notFound, msg: '没有查到报名，请核对姓名和身份证号码', data: null })
    }),
  },
  play: async hand => {
    await identify(hand, /^查询准考证/)
    await expect(await hand.canvas.findByText('没有查到报名，请核对姓名和身份证号码')).toBeVisible()
    await waitFor(() => expect(hand.canvas.getByRole('textbox', { name: /图形验证码/ })).toHaveValue(''))
    await expect(hand.canvas.getByRole('textbox', { name: /^姓名/ })).toHaveValue('阿依古丽·䶮𠮷')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
