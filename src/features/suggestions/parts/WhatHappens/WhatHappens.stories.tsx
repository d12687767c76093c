import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { WhatHappens } from './WhatHappens.tsx'

const meta = preview.meta({
  id: 'suggestions-what-happens',
  title: '业务/意见建议/提交以后 WhatHappens',
  component: WhatHappens,
})

export const Filled = meta.story({
  name: '默认',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '查询进度' })).toHaveAttribute('href', '/suggestions?view=progress')
    await expect(canvas.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', '/help')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
