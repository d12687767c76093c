import { expect } from 'storybook/test'
import { createCaptcha } from '#contract/sign-in'
import { employer, member, picture } from '#mocks/fixtures/session'
import { formBlock } from '#mocks/fixtures/topics'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FormBlock } from './FormBlock.tsx'

const meta = preview.meta({
  id: 'topics-form-block',
  title: '业务/专题/表单块 FormBlock',
  component: FormBlock,
  args: { block: formBlock },
  beforeEach({ msw }) {
    msw.use(mock(createCaptcha).returns(picture))
  },
})

export const Guest = meta.story({
  name: '未登录，可以注册',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '注册并完善简历' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toBeVisible()
  },
})

export const Registered = meta.story({
  name: '已经登记',
  parameters: { session: { ...member, resumeId: '6f0b3b0e-6a55-4d0c-9d5c-1a1b2c3d4e5f' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '完善简历' })).toHaveAttribute(
      'href',
      '/user/resume/page/6f0b3b0e-6a55-4d0c-9d5c-1a1b2c3d4e5f',
    ),
})

export const SignedIn = meta.story({
  name: '已有个人账号',
  parameters: { session: member },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '写简历' })).toHaveAttribute('href', '/user/resume'),
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(await canvas.findByText('您登录的是单位账号')).toBeVisible(),
})

export const Narrow = Guest.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '注册并完善简历' })
    await fitsSideways({ canvasElement })
  },
})
