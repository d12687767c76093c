import { expect, fn } from 'storybook/test'
import { codes } from '#contract/codes'
import { longOffice, ownArchive } from '#mocks/fixtures/archives'
import { CallRefused } from '#platform/transport'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnArchive } from './OwnArchive.tsx'

const prove = fn(async (): Promise<void> => undefined)

const meta = preview.meta({
  id: 'archives-own-archive',
  title: '业务/档案/我的档案 OwnArchive',
  component: OwnArchive,
  args: { archive: ownArchive, onProve: prove, isProving: false },
})

export const Filled = meta.story({
  name: '在库',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('未见 表彰奖励材料')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '开具存档证明' }))
    await expect(prove).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  name: '开不了',
  args: {
    onProve: fn(async (): Promise<void> => {
      throw new CallRefused({ code: codes.wrongState, msg: '档案正在转递，请到接收机构开具', data: null })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开具存档证明' }))
    await expect(await canvas.findByText('档案正在转递，请到接收机构开具')).toBeVisible()
  },
})

export const InTransit = meta.story({
  name: '转递中',
  args: { archive: { ...ownArchive, state: 'transit' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '开具存档证明' })).toBeNull(),
})

export const LongText = meta.story({
  name: '很长的内容',
  args: { archive: { ...ownArchive, office: longOffice, materials: [] } },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
