import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { createQuestionSet, exportQuestionSet } from '#contract/competition'
import { questionSet } from '#mocks/fixtures/competition'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { QuestionSetForm } from './QuestionSetForm.tsx'

const meta = preview.meta({
  id: 'competition-question-set-form',
  title: '业务/竞赛/导出练习题 QuestionSetForm',
  component: QuestionSetForm,
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(
      mock(createQuestionSet).returns(questionSet),
      http.get(
        `*${exportQuestionSet.path}`,
        () =>
          new HttpResponse('\ufeff"序号"\r\n', {
            headers: { 'Content-Disposition': "attachment; filename*=UTF-8''set.csv" },
          }),
      ),
    )
  },
})

export const Filled = meta.story({
  name: '选题并下载',
  play: async ({ canvas, userEvent, step }) => {
    await step('选好范围、题型和题数', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^选题范围/ }), '答错的')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^选题题型/ }), '多选题')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^题数/ }), '10 题')
    })
    await step('下载一份，再下载一次', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '选题并下载' }))
      await expect(await canvas.findByText(/已选出 10 题/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: '再次下载' }))
      await waitFor(() => expect(canvas.getByText(/已选出 10 题/)).toBeVisible())
    })
  },
})

export const NothingFits = meta.story({
  name: '没有符合条件的题目',
  beforeEach({ msw }) {
    msw.use(
      mock(createQuestionSet).refuses({
        code: codes.wrongState,
        msg: '没有符合条件的题目，请换一个范围或题型',
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^选题范围/ }), '答错的')
    await userEvent.click(canvas.getByRole('button', { name: '选题并下载' }))
    await expect(await canvas.findByText('没有符合条件的题目，请换一个范围或题型')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^选题范围/ })).toHaveValue('wrong')
  },
})

export const NotSaved = meta.story({
  name: '选好了，文件没有下载成',
  beforeEach({ msw }) {
    msw.use(mock(exportQuestionSet).refuses({ code: codes.notFound, msg: '这份练习题已经过期，请重新选题' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选题并下载' }))
    await expect(await canvas.findByText('这份练习题已经过期，请重新选题')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '再次下载' })).toBeEnabled()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
