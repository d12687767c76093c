import { type ReactNode, useEffect } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { refused } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { browserDrafts } from '#platform/drafts'
import { useSessionStore } from '#platform/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AppealForm } from './AppealForm.tsx'

const another = { ...seekerUser, userId: '7002' }

const kept = (owner: string) => browserDrafts.of(owner).read(`form:exam-appeal-${refused.id}`)

/** Lets another sign in while the form stands. */
let signInAnother = () => {}

function Watched({ children }: { children: ReactNode }) {
  const session = useSessionStore()
  useEffect(() => {
    signInAnother = () => session.setUser(another)
  }, [session])
  return children
}

const meta = preview.meta({
  id: 'exam-appeal-form',
  title: '业务/考试报名/申诉 AppealForm',
  component: AppealForm,
  decorators: [
    Story => (
      <Watched>
        <Story />
      </Watched>
    ),
  ],
  parameters: { session: seekerUser },
  args: { id: refused.id, onAppeal: fn(() => Promise.resolve()) },
})

const reason = '按专业目录，汉语国际教育属于中国语言文学类'

export const Filled = meta.story({
  name: '写明理由',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: /^申诉理由/ })
    await userEvent.click(canvas.getByRole('button', { name: '提出申诉' }))
    await expect((await canvas.findAllByText('请填写申诉理由'))[0]).toBeVisible()
    await step('写到一半换了人登录，草稿还是原来那个人的', async () => {
      await userEvent.type(field, reason.slice(0, 10))
      signInAnother()
      await userEvent.type(field, reason.slice(10))
      await expect(kept(seekerUser.userId)).toEqual({ reason })
      await expect(kept(another.userId)).toBeUndefined()
    })
    await userEvent.click(canvas.getByRole('button', { name: '提出申诉' }))
    await waitFor(() => expect(args.onAppeal).toHaveBeenCalledWith(reason))
    await waitFor(() => expect(kept(seekerUser.userId)).toBeUndefined())
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
