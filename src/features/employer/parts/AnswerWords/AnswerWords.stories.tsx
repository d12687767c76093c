import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { deleteAnswerTemplate, listAnswerTemplates, saveAnswerTemplate } from '#contract/received'
import { noTemplates, ownTemplates } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AnswerWords } from './AnswerWords.tsx'

/** What the service was told. */
const told = fn<(...words: string[]) => void>()

const Writing = () => {
  const [words, setWords] = useState('')
  return <AnswerWords words={words} onChange={setWords} />
}

const meta = preview.meta({
  id: 'biz-employer-answer-words',
  title: '业务/单位中心/常用答复 AnswerWords',
  component: AnswerWords,
  args: { words: '', onChange: fn() },
  parameters: { session: employerUser },
  render: () => <Writing />,
  beforeEach({ msw }) {
    told.mockClear()
    let { list } = ownTemplates
    msw.use(
      mock(listAnswerTemplates).answers(() => ({ list })),
      mock(saveAnswerTemplate).answers(({ id, title, body }) => {
        told('save', id, title, body)
        const saved = { id: id || '5a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f09', title, body }
        list = [...list.filter(one => one.id !== saved.id), saved]
        return saved
      }),
      mock(deleteAnswerTemplate).answers(({ id }) => {
        told('delete', id)
        list = []
        return { ok: true }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '选一条，改好另存',
  play: async ({ canvas, userEvent, step }) => {
    const words = canvas.getByRole('textbox', { name: /^给求职者的话/ })
    await step('通用的一条', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '常用答复' }), '不合适')
      await waitFor(() =>
        expect(words).toHaveValue(
          '{姓名}，您好！感谢您应聘{单位}的“{职位}”。经过认真比较，这次没能为您安排后续环节，祝您早日找到满意的工作。',
        ),
      )
    })
    await step('改好，另存', async () => {
      await userEvent.clear(words)
      await userEvent.type(words, '下次再联系')
      await userEvent.type(canvas.getByRole('textbox', { name: /^存为常用答复/ }), '下次')
      await userEvent.click(canvas.getByRole('button', { name: '存为常用' }))
      await waitFor(() => expect(told.mock.calls).toEqual([['save', '', '下次', '下次再联系']]))
      await expect(await canvas.findByRole('option', { name: '下次' })).toBeInTheDocument()
      await expect(words).toHaveValue('下次再联系')
    })
  },
})

export const Own = meta.story({
  name: '改一条自己的，再删除',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: '请补充材料' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '常用答复' }), '请补充材料')
    await userEvent.type(canvas.getByRole('textbox', { name: /^给求职者的话/ }), '谢谢')
    await userEvent.click(canvas.getByRole('button', { name: '保存修改' }))
    const id = ownTemplates.list[0]?.id
    const body = '{姓名}，您好！请补充会计证书的照片。谢谢'
    await waitFor(() => expect(told.mock.calls).toEqual([['save', id, '请补充材料', body]]))
    await userEvent.click(await canvas.findByRole('button', { name: '删除这条' }))
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('delete', id))
    await expect(canvas.getByRole('textbox', { name: /^给求职者的话/ })).toHaveValue(body)
  },
})

export const Empty = meta.story({
  name: '还没有自己的',
  beforeEach({ msw }) {
    msw.use(mock(listAnswerTemplates).returns(noTemplates))
  },
})

export const Failed = meta.story({
  name: '存得太多，写的话还在',
  beforeEach({ msw }) {
    const msg = '最多保存 20 条常用答复，请先删除不用的'
    msw.use(mock(saveAnswerTemplate).refuses({ code: codes.wrongState, msg }))
  },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByRole('textbox', { name: /^给求职者的话/ })
    await userEvent.type(words, '下次再联系')
    await userEvent.type(canvas.getByRole('textbox', { name: /^存为常用答复/ }), '下次')
    await userEvent.click(canvas.getByRole('button', { name: '存为常用' }))
    await expect(await canvas.findByText(/最多保存 20 条/)).toBeVisible()
    await expect(words).toHaveValue('下次再联系')
  },
})

export const Loading = meta.story({
  name: '加载中，可以先写',
  beforeEach({ msw }) {
    msw.use(mock(listAnswerTemplates).hangs())
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
