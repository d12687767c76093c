import { expect } from 'storybook/test'
import { longOffice, offices } from '#mocks/fixtures/archives'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OfficeTable } from './OfficeTable.tsx'

const meta = preview.meta({
  id: 'archives-office-table',
  title: '业务/档案/存档机构 OfficeTable',
  component: OfficeTable,
  args: { offices },
})

export const Filled = meta.story({
  name: '几个机构',
  play: async ({ canvas }) => expect(canvas.getByText('赣州市流动人员人事档案中心')).toBeVisible(),
})

export const LongText = meta.story({ name: '很长的名称', args: { offices: [longOffice] }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
