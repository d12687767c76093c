import { expect } from 'storybook/test'
import { examImportTemplate } from '#contract/exam-imports'
import { positionsImport, readyTable } from '#mocks/fixtures/exam-imports'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TableSteps } from './TableSteps.tsx'

const meta = preview.meta({
  id: 'exam-table-steps',
  title: '业务/考试机构/导入步骤 TableSteps',
  component: TableSteps,
  args: { kind: 'positions' as const, info: { ...positionsImport, table: readyTable } },
})

export const Filled = meta.story({
  name: '核对',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('核对', { selector: 'li *' }).closest('li')).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('button', { name: '提交核准' })).toBeEnabled()
  },
})

export const NoTemplate = meta.story({
  name: '模板没有下载成',
  args: { info: positionsImport },
  beforeEach({ msw }) {
    msw.use(mock(examImportTemplate).fails())
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '下载空白模板' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: '下载空白模板' })).toBeEnabled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
