import { expect, within } from 'storybook/test'
import { listTalkBooths, listTalkSlots, myTalkSlots, talkDraw } from '#contract/fair-draws'
import {
  drawn,
  leftTalkSlots,
  myGrants,
  myWishes,
  publishedDraw,
  sealedDraw,
  talkBooths,
  talkParticipation,
  talkSlots,
} from '#mocks/fixtures/fair-draws'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FairTalkSlots } from './FairTalkSlots.tsx'

const path = '/recruitment/scene/:id'
const at = (query = '') => ({ path, route: `/recruitment/scene/34?view=slots${query}` })

const seeker = { session: seekerUser }

const meta = preview.meta({
  id: 'fair-draws-fair-talks',
  title: '业务/招聘会/会场里的交流时段 FairTalkSlots',
  component: FairTalkSlots,
  args: { fair: '34' },
  parameters: at(),
  beforeEach({ msw }) {
    msw.use(
      mock(listTalkBooths).returns(talkBooths),
      mock(listTalkSlots).returns(talkSlots),
      mock(myTalkSlots).returns(myWishes),
      mock(talkDraw).returns(sealedDraw),
    )
  },
})

export const Filled = meta.story({
  name: '填报中',
  parameters: seeker,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^现在可以填报志愿/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '江西棠禾数字科技有限公司' })).toHaveAttribute(
      'href',
      `/recruitment/scene/34?view=slots&exhibitor=${talkParticipation}`,
    )
  },
})

export const Open = meta.story({
  name: '看一家单位的时段',
  parameters: { ...at(`&exhibitor=${talkParticipation}`), session: seekerUser },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '提供交流时段的单位' })
    await expect(await within(list).findByRole('button', { name: /^09:00—09:15/ })).toBeVisible()
  },
})

export const Drawn = meta.story({
  name: '已抽签',
  parameters: seeker,
  beforeEach({ msw }) {
    msw.use(
      mock(listTalkBooths).returns({ ...talkBooths, draw: drawn }),
      mock(listTalkSlots).returns(leftTalkSlots),
      mock(myTalkSlots).returns(myGrants),
      mock(talkDraw).returns(publishedDraw),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('已中签')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: '核验' }))
    await expect(await canvas.findByText('核验通过')).toBeVisible()
  },
})

export const Guest = meta.story({
  name: '访客',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^现在可以填报志愿/)).toBeVisible()
    await expect(canvas.queryByText('我的志愿和时段')).toBeNull()
  },
})

export const Empty = meta.story({
  name: '还没有单位提供',
  beforeEach({ msw }) {
    msw.use(mock(listTalkBooths).returns({ ...talkBooths, booths: [] }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有单位提供交流时段')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listTalkBooths).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listTalkBooths).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的单位名称',
  parameters: seeker,
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/䶮山𠮷口/))[0]).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
