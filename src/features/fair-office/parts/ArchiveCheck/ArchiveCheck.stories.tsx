import { expect } from 'storybook/test'
import { fairArchive } from '#contract/fair-papers'
import { archiveText, frozenPapers } from '#mocks/fixtures/fair-papers'
import { mock } from '#mocks/mock'
import { textFile } from '#mocks/text-file'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArchiveCheck } from './ArchiveCheck.tsx'

const meta = preview.meta({
  id: 'fair-office-archive-check',
  title: '业务/招聘会主办方/重新核算 ArchiveCheck',
  component: ArchiveCheck,
  args: { papers: frozenPapers },
  beforeEach({ msw }) {
    msw.use(textFile(fairArchive, archiveText))
  },
})

export const Filled = meta.story({
  name: '一致',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新核算' }))
    await expect(await canvas.findByText('一致')).toBeVisible()
    await expect(canvas.getByText(whole(/统计和 2 家到场单位的名单都没有改动。$/))).toBeVisible()
  },
})

export const Differs = meta.story({
  name: '归档内容被改过，不一致',
  beforeEach({ msw }) {
    msw.use(textFile(fairArchive, archiveText.replace('"visitors":620', '"visitors":820')))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新核算' }))
    await expect(await canvas.findByText('不一致')).toBeVisible()
    await expect(canvas.getByText(whole(/^重新核算的校验码是 [0-9a-f]{64}，与归档时的不同。/))).toBeVisible()
  },
})

export const OtherFigures = meta.story({
  name: '页面上的统计与归档不同，不一致',
  args: { papers: { ...frozenPapers, statistics: { visitors: 820, resumes: 410, intentions: 57 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新核算' }))
    await expect(await canvas.findByText('不一致')).toBeVisible()
    await expect(canvas.getByText(/页面上的统计或到场单位数与归档的不同/)).toBeVisible()
  },
})

export const OtherEmployers = meta.story({
  name: '页面上的到场单位数与归档不同，不一致',
  args: { papers: { ...frozenPapers, present: frozenPapers.present + 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新核算' }))
    await expect(await canvas.findByText('不一致')).toBeVisible()
  },
})

export const Failed = meta.story({
  name: '取不到归档',
  beforeEach({ msw }) {
    msw.use(mock(fairArchive).fails())
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '重新核算' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: '重新核算' })).toBeVisible()
    await expect(canvas.queryByText('不一致')).toBeNull()
  },
})

export const Narrow = Differs.extend({ name: '手机', globals: narrow, play: fitsSideways })
