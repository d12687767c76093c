import { expect, fn } from 'storybook/test'
import { receivedEnglish, receivedFirst, receivedPage, receivedTagged } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BoardCard } from './BoardCard.tsx'

const meta = preview.meta({
  id: 'biz-employer-board-card',
  title: '业务/单位中心/看板卡片 BoardCard',
  component: BoardCard,
  args: {
    card: receivedPage.list[1] ?? receivedFirst,
    isMoving: false,
    isChosen: false,
    onChoose: fn(),
    onAsk: fn(),
    onDrag: fn(),
  },
  parameters: { session: employerUser },
})

export const Filled = meta.story({
  name: '打开、选择、移动',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '欧阳𠮷祥' })).toHaveAttribute('href', `/resume/info/${args.card.id}`)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^选择 欧阳𠮷祥/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(args.card, true)
    await userEvent.click(canvas.getByRole('button', { name: /^移到…/ }))
    await expect(args.onAsk).toHaveBeenCalledWith(args.card)
  },
})

export const Tagged = meta.story({
  name: '有标签',
  args: { card: receivedTagged },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('标签：可急聘、𠮷安䶮溪可以住厂，能上夜班，驾照满三年')).toBeVisible()
  },
})

export const Moving = meta.story({
  name: '正在移过来',
  args: { isMoving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: /^移到…/ })).toBeDisabled()
  },
})

export const English = meta.story({
  name: '英文简历',
  args: { card: receivedEnglish },
  play: async ({ canvas }) => expect(canvas.getByText('英文简历')).toBeVisible(),
})

export const LongText = meta.story({
  name: '长文字',
  args: {
    card: {
      ...receivedFirst,
      unread: true,
      name: '阿卜杜热合曼·买买提艾力·䶮𠮷',
      jobTitle: '高级嵌入式软件工程师（车载以太网与功能安全方向，ＡＵＴＯＳＡＲ）',
    },
  },
  globals: narrow,
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
