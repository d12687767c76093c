import { expect, fn } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { VersionConflict } from './VersionConflict.tsx'

const meta = preview.meta({
  id: 'forms-version-conflict',
  title: '业务/表单/两份不同 VersionConflict',
  component: VersionConflict,
  args: {
    subject: '这个职位',
    updatedAt: Date.UTC(2026, 10, 19, 6, 3),
    differences: [{ label: '招聘人数', mine: '', other: '2 人' }],
    onKeepMine: fn(),
    onTakeOther: fn(),
  },
})

export const Filled = meta.story({
  name: '一处不同',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/别处于 2026-11-19 14:03 保存过/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /招聘人数/ })).toHaveTextContent(/未填写.*2 人/)
  },
})

export const LongText = meta.story({
  name: '很长的文字，手机上',
  globals: narrow,
  args: { differences: [{ label: '岗位职责', mine: '䶮𠮷'.repeat(400), other: 'x'.repeat(800) }] },
  play: fitsSideways,
})
