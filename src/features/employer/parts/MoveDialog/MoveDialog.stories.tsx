import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { receivedFirst } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MoveDialog } from './MoveDialog.tsx'

const Asked = (props: ComponentProps<typeof MoveDialog>) => {
  const [to, setTo] = useState(props.to)
  return <MoveDialog {...props} to={to} onToChange={setTo} />
}

const onMove = fn<ComponentProps<typeof MoveDialog>['onMove']>()

const meta = preview.meta({
  id: 'biz-employer-move-dialog',
  title: '业务/单位中心/移动前确认 MoveDialog',
  component: MoveDialog,
  args: { card: receivedFirst, to: 'unfit' as const, onToChange: fn(), onClose: fn(), onMove },
  parameters: { session: employerUser },
  render: args => <Asked {...args} />,
  beforeEach() {
    onMove.mockReset()
    onMove.mockResolvedValue(undefined)
  },
})

export const Filled = meta.story({
  name: '一按回车就确认',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/移动以后不能撤销/)).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: '不合适并通知' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(onMove.mock.calls).toEqual([[receivedFirst, 'unfit', '']])
  },
})

export const Choosing = meta.story({
  name: '移到…：列出全部去处，不能去的说明为什么',
  args: { to: null },
  play: async ({ userEvent }) => {
    const hired = await screen.findByRole('radio', { name: /^已录用/ })
    await expect(hired).toBeDisabled()
    await expect(hired).toHaveAccessibleDescription(/先要“拟录用”/)
    await userEvent.click(screen.getByRole('radio', { name: /^初筛通过/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^给求职者的答复/ }), '请等电话')
    await userEvent.click(screen.getByRole('button', { name: '初筛通过并通知' }))
    await waitFor(() => expect(onMove.mock.calls).toEqual([[receivedFirst, 'shortlisted', '请等电话']]))
  },
})

export const Undoable = meta.story({
  name: '可以撤销的一步',
  args: { card: { ...receivedFirst, state: 'shortlisted' } },
  play: () => waitFor(() => expect(screen.getByText(/移动以后可以撤销/)).toBeVisible()),
})

export const Interview = meta.story({
  name: '面试要填时间和地点',
  args: { to: 'interview' },
  play: async () =>
    expect(await screen.findByRole('link', { name: '填写面试邀请' })).toHaveAttribute(
      'href',
      `/manage/interview?application=${receivedFirst.id}`,
    ),
})

export const Failed = meta.story({
  name: '没有成：放回原处，写的话还在',
  beforeEach() {
    onMove.mockRejectedValue(new Error('服务器错误'))
  },
  play: async ({ userEvent }) => {
    const words = await screen.findByRole('textbox', { name: /^给求职者的答复/ })
    await userEvent.type(words, '谢谢您')
    await userEvent.click(screen.getByRole('button', { name: '不合适并通知' }))
    await expect(await screen.findByText('没有移动，已放回原处')).toBeVisible()
    await expect(words).toHaveValue('谢谢您')
  },
})

const Reopened = (props: ComponentProps<typeof MoveDialog>) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        再打开
      </button>
      <MoveDialog {...props} card={isOpen ? props.card : null} onClose={() => setOpen(false)} />
    </>
  )
}

export const Kept = meta.story({
  name: '没有发出就关上：写的话还在，发出后不再有',
  render: args => <Reopened {...args} />,
  play: async ({ userEvent }) => {
    const words = () => screen.findByRole('textbox', { name: /^给求职者的答复/ })
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.type(await words(), '谢谢您的应聘')
    await userEvent.keyboard('{Escape}')
    await closed()
    await userEvent.click(screen.getByRole('button', { name: '再打开' }))
    await waitFor(async () => expect(await words()).toHaveValue('谢谢您的应聘'))
    await userEvent.click(screen.getByRole('button', { name: '不合适并通知' }))
    await closed()
    await userEvent.click(screen.getByRole('button', { name: '再打开' }))
    await expect(await words()).toHaveValue('')
  },
})

export const Narrow = meta.story({ name: '手机上', args: { to: null }, globals: narrow })
