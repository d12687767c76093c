import { expect } from 'storybook/test'
import { listInFull } from '#mocks/fixtures/exam-lists'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TicketSearch } from './TicketSearch.tsx'

const meta = preview.meta({
  id: 'exam-lists-ticket-search',
  title: '业务/考试名单/按准考证号查找 TicketSearch',
  component: TicketSearch,
  args: { list: listInFull.list.id, ticket: '' },
})

export const Filled = meta.story({
  name: '号码写错',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^准考证号/ }), '查')
    await userEvent.click(canvas.getByRole('button', { name: '查找' }))
    await expect((await canvas.findAllByText('请填写准考证上的号码，只有数字'))[0]).toBeVisible()
  },
})

export const Found = meta.story({
  name: '正在找一个号码',
  args: { ticket: '0126010300512' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '看全部岗位' })).toBeVisible(),
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow, play: fitsSideways })
