import { expect, fn } from 'storybook/test'
import { receivedEnglish, receivedPage, receivedTagged } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationTable } from './ApplicationTable.tsx'

const meta = preview.meta({
  id: 'biz-employer-application-table',
  title: '业务/单位中心/简历列表 ApplicationTable',
  component: ApplicationTable,
  args: { list: receivedPage.list, chosen: new Set([receivedPage.list[1]?.id ?? '']), onChoose: fn() },
  parameters: { session: employerUser },
})

export const Filled = meta.story({
  name: '选一份',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /^选择 欧阳𠮷祥/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^选择 阿依古丽·䶮/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(receivedPage.list[0]?.id, true)
  },
})

export const English = meta.story({
  name: '有一份英文简历',
  args: { list: [receivedEnglish, ...receivedPage.list] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('英文简历')).toHaveLength(1)
    await expect(canvas.getByRole('row', { name: /Ayigul Yan/ })).toHaveTextContent('英文简历')
  },
})

export const Narrow = meta.story({
  name: '手机上',
  args: { list: [receivedTagged, receivedEnglish, ...receivedPage.list.filter(({ id }) => id !== receivedTagged.id)] },
  globals: narrow,
})
