import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { CheckAnswers } from './CheckAnswers.tsx'

const meta = preview.meta({
  id: 'ds-check-answers',
  title: '设计系统/组合/核对 CheckAnswers',
  component: CheckAnswers,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：报名、发布职位等不可撤回的提交之前，分节列出全部答案，每节带“修改”。\n\n何时不用：看别人填好的资料用 Table 或 Card；提交后还能随时改的短表单不必核对；只确认一件事用 ConfirmDialog。',
      },
    },
  },
  args: {
    sections: [
      {
        id: 'person',
        title: '基本信息',
        href: '/exam/apply/1#person',
        rows: [
          { label: '姓名', value: rareName },
          { label: '单位', value: longCompany },
          { label: '备用电话', value: '' },
        ],
      },
      { id: 'post', title: '报考职位', rows: [{ label: '职位代码', value: '2026-0107' }] },
    ],
  },
})

export const Answers = meta.story({
  name: '可改与不可改',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '修改 基本信息' })).toHaveAttribute('href', '/exam/apply/1#person')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByText('未填写')).toBeVisible()
  },
})
export const Narrow = meta.story({ name: '手机', globals: least, play: fitsSideways })
