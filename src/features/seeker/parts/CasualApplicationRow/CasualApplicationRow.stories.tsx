import { expect, fn, screen, waitFor } from 'storybook/test'
import { RecordList } from '#design-system'
import { appliedToSorting, simpleApplications } from '#mocks/fixtures/flexible'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CasualApplicationRow } from './CasualApplicationRow.tsx'

const meta = preview.meta({
  id: 'seeker-casual-application',
  title: '业务/求职者/零工报名 CasualApplicationRow',
  component: CasualApplicationRow,
  decorators: [
    Story => (
      <RecordList>
        <Story />
      </RecordList>
    ),
  ],
  args: { application: appliedToSorting, withdraw: fn(async () => undefined) },
})

export const Waiting = meta.story({
  name: '待答复，撤回',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('link', { name: '快递夜间分拣' })).toHaveAttribute('href', '/flexible?job=41')
    await step('撤回前说清后果', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '撤回报名：快递夜间分拣' }))
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('撤回后不能再报名')
      await expect(args.withdraw).not.toHaveBeenCalled()
    })
    await step('确认后撤回', async () => {
      await userEvent.click(screen.getByRole('button', { name: '撤回报名' }))
      await waitFor(() => expect(args.withdraw).toHaveBeenCalledWith(appliedToSorting.id))
    })
  },
})
export const Accepted = meta.story({
  name: '已录用：撤回时说名额让给别人',
  args: { application: { ...appliedToSorting, state: 'accepted', stage: 'full' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回报名：快递夜间分拣' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('您的名额让给别人')
  },
})
export const CalledOff = meta.story({
  name: '单位已取消，不用撤回',
  args: { application: { ...appliedToSorting, state: 'accepted', stage: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('单位已取消')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
export const Started = meta.story({
  name: '已录用，已经开工：不能撤回',
  args: { application: { ...appliedToSorting, state: 'accepted', stage: 'started' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已开工')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
export const LongText = meta.story({
  name: '很长的名称',
  args: { application: simpleApplications.list[1] ?? appliedToSorting },
  globals: narrow,
  play: fitsSideways,
})
