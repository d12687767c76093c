import { expect, waitFor } from 'storybook/test'
import { savePosition } from '#contract/exam-positions'
import { positionInFull } from '#mocks/fixtures/exam-positions'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { SaveButton } from './SaveButton.tsx'

const meta = preview.meta({
  id: 'exam-position-save',
  title: '业务/考试职位/收藏职位 SaveButton',
  component: SaveButton,
  args: { position: positionInFull, back: '/exam/theme/1?view=positions' },
})

export const Guest = meta.story({
  name: '没有登录',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: `收藏 ${positionInFull.title}` })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fexam%2Ftheme%2F1%3Fview%3Dpositions',
    ),
})

export const Seeker = meta.story({
  name: '收藏',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(savePosition).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `收藏 ${positionInFull.title}` })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
  },
})

export const Refused = meta.story({
  name: '没有收藏成',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(savePosition).fails())
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `收藏 ${positionInFull.title}` })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  },
})

export const Employer = meta.story({
  name: '单位账号没有收藏',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})
