import { expect, fn, screen, waitFor } from 'storybook/test'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { LogoutQuestion, type LogoutQuestionProps } from './LogoutQuestion.tsx'

const meta = preview.meta({
  id: 'site-logout-question',
  title: '业务/站点/退出前的询问 LogoutQuestion',
  component: LogoutQuestion,
  args: { onStay: fn(), onLeave: fn<LogoutQuestionProps['onLeave']>(async () => undefined) },
})

export const Stay = meta.story({
  name: '先不退出',
  play: async ({ args, userEvent }) => {
    const stay = await screen.findByRole('button', { name: '先不退出' })
    await waitFor(() => expect(stay).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
})

export const Leave = meta.story({
  name: '清除并退出',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('不能恢复')
    await userEvent.click(screen.getByRole('button', { name: '清除并退出' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})

export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible()),
})
