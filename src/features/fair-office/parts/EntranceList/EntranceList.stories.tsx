import { expect, within } from 'storybook/test'
import { fairSignsInFull } from '#mocks/fixtures/fair-papers'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { EntranceList } from './EntranceList.tsx'

const meta = preview.meta({
  id: 'fair-office-entrance-list',
  title: '业务/招聘会主办方/入口名录 EntranceList',
  component: EntranceList,
  args: { fair: fairSignsInFull },
})

export const Filled = meta.story({
  name: '按展位和按单位',
  play: async ({ canvas }) => {
    const booths = within(canvas.getByRole('region', { name: '按展位' }))
    await expect(booths.getByRole('heading', { name: 'B 排' })).toBeVisible()
    const names = within(canvas.getByRole('region', { name: '按单位' })).getAllByRole('listitem')
    await expect(names.map(item => item.querySelector('b')?.textContent)).toEqual(['A01', 'B02', 'AB103'])
    await expect(canvas.getByRole('button', { name: '打印入口名录' })).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '还没有单位',
  args: { fair: { ...fairSignsInFull, signs: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('还没有单位定下展位')).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })
