import { expect, fn, within } from 'storybook/test'
import { ownCompany } from '#mocks/fixtures/companies'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { valuesOf } from '../../model/profile-values.ts'
import { ProfileConflict } from './ProfileConflict.tsx'

const meta = preview.meta({
  id: 'biz-employer-profile-conflict',
  title: '业务/单位中心/单位资料冲突 ProfileConflict',
  component: ProfileConflict,
  args: {
    mine: { ...valuesOf(ownCompany), shortName: '示范䶮电', website: '' },
    stored: ownCompany,
    onKeepMine: fn(),
    onTakeOther: fn(),
  },
})

export const Filled = meta.story({
  name: '两份选一份',
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: '两份不同的地方' }))
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['单位简称', '网址'])
    await expect(table.getByRole('row', { name: /网址/ })).toHaveTextContent(/未填写.*example/)
    await userEvent.click(canvas.getByRole('button', { name: '保留我在这里填写的' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
    await expect(args.onTakeOther).toHaveBeenCalledOnce()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
