import { expect, fn, screen, waitFor } from 'storybook/test'
import { fairPlanInfo, releaseFairBooth, swapFairBooths } from '#contract/fair-office'
import { employerUser } from '#mocks/fixtures/employer'
import { fairApplications, fairPlan } from '#mocks/fixtures/fair-office'
import { mock } from '#mocks/mock'
import { narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BoothDialogs, type BoothWork } from './BoothDialogs.tsx'

const [, , confirmed] = fairApplications
const workOf = (kind: BoothWork['kind']): BoothWork | null => (confirmed ? { kind, application: confirmed } : null)
const released = fn<(reason: string) => void>()
const swapped = fn<(other: string) => void>()

const meta = preview.meta({
  id: 'fair-office-booth-dialogs',
  title: '业务/招聘会主办方/安排展位 BoothDialogs',
  component: BoothDialogs,
  args: { fair: '2', work: workOf('swap'), onClose: fn() },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    released.mockClear()
    swapped.mockClear()
    msw.use(
      mock(fairPlanInfo).returns(fairPlan),
      mock(swapFairBooths).answers(({ other }) => {
        swapped(other)
        return { ok: true }
      }),
      mock(releaseFairBooth).answers(({ reason }) => {
        released(reason)
        return { ok: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '对调',
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: /对调的单位/ }), '九江')
    await userEvent.click(await screen.findByRole('option', { name: 'A03 九江示例物流有限公司' }))
    await userEvent.click(screen.getByRole('button', { name: '对调' }))
    await waitFor(() => expect(swapped).toHaveBeenCalledWith('6f1d0c54-9a3e-4d0e-8a53-0d6f2b7c9e04'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
})

export const Release = meta.story({
  name: '收回',
  args: { work: workOf('release') },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^收回的原因/ }), '没有按时确认参会人')
    await userEvent.click(screen.getByRole('button', { name: '收回' }))
    await waitFor(() => expect(released).toHaveBeenCalledWith('没有按时确认参会人'))
  },
})

export const Empty = meta.story({
  name: '没有空闲的展位',
  args: { work: workOf('assign') },
  beforeEach({ msw }) {
    msw.use(mock(fairPlanInfo).returns({ ...fairPlan, booths: [] }))
  },
  play: async () => waitFor(() => expect(screen.getByText('没有空闲的展位')).toBeVisible()),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(fairPlanInfo).hangs())
  },
  play: async () => expect((await screen.findAllByText('正在加载')).length).toBeGreaterThan(0),
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(fairPlanInfo).fails())
  },
  play: async ({ canvasElement }) => offersRetry({ canvasElement: canvasElement.ownerDocument.body }),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async () => expect(await screen.findByRole('combobox', { name: /对调的单位/ })).toBeVisible(),
})
