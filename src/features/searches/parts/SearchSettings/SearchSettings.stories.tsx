import { expect, fn, waitFor } from 'storybook/test'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SearchSettings } from './SearchSettings.tsx'

const meta = preview.meta({
  id: 'searches-settings',
  title: '业务/搜索/名称与提醒 SearchSettings',
  component: SearchSettings,
  args: {
    id: 'new',
    values: { name: '会计 赣州市', alert: 'daily' as const, byEmail: false, bySms: false },
    hasEmail: true,
    hasPhone: true,
    action: '保存搜索',
    onSave: fn(),
  },
})

export const Filled = meta.story({
  name: '有邮箱',
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('checkbox', { name: /我的邮箱/ })
    await userEvent.click(email)
    await expect(email).toBeChecked()
  },
})

export const WithoutEmail = meta.story({
  name: '没有邮箱和手机',
  args: { hasEmail: false, hasPhone: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
})

export const ByText = meta.story({
  name: '同时发短信',
  play: async ({ args, canvas, userEvent }) => {
    const texts = canvas.getByRole('checkbox', { name: /发短信到我的手机/ })
    await expect(texts).toHaveAccessibleDescription(/每天最多一条/)
    await userEvent.click(texts)
    await userEvent.click(canvas.getByRole('button', { name: '保存搜索' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ bySms: true })))
  },
})

export const Refused = meta.story({
  name: '名称太长',
  args: { values: { name: '很长的名称'.repeat(7), alert: 'off', byEmail: false, bySms: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存搜索' }))
    await expect(await canvas.findByRole('link', { name: '名称最多 30 个字' })).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow })
