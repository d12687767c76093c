import { expect, fn } from 'storybook/test'
import { codes } from '#contract/codes'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ClaimForm } from './ClaimForm.tsx'

const claim = fn(async (): Promise<void> => undefined)

const meta = preview.meta({
  id: 'archives-claim-form',
  title: '业务/档案/关联档案 ClaimForm',
  component: ClaimForm,
  args: { onClaim: claim },
})

export const Filled = meta.story({
  name: '关联',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^姓名/ }), '热合曼·䶮')
    await userEvent.type(canvas.getByRole('textbox', { name: /^身份证号码/ }), '11010519491231002X')
    await userEvent.click(canvas.getByRole('button', { name: '关联档案' }))
    await expect(claim).toHaveBeenCalledWith({ name: '热合曼·䶮', idNumber: '11010519491231002X' })
  },
})

export const Refused = meta.story({
  name: '对不上',
  args: {
    onClaim: fn(async (): Promise<void> => {
      throw new CallRefused({ code: codes.wrongState, msg: '没有找到都与您一致的档案', data: null })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^姓名/ }), '热合曼')
    await userEvent.type(canvas.getByRole('textbox', { name: /^身份证号码/ }), '11010519491231002X')
    await userEvent.click(canvas.getByRole('button', { name: '关联档案' }))
    await expect(await canvas.findByText('没有找到都与您一致的档案')).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
