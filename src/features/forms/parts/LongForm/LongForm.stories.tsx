import { expect, fn, waitFor } from 'storybook/test'
import { emptyAnswers, type Question } from '#contract/form/question'
import { finishedRules } from '#contract/form/rules'
import { Container, DraftStatus } from '#design-system'
import { useDraftForm } from '#platform/forms'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Questions } from '../Questions/Questions.tsx'
import { LongForm } from './LongForm.tsx'

const questions = [
  { name: 'title', label: '标题', kind: 'text', max: 30, required: true },
  { name: 'text', label: '正文', kind: 'area', max: 500, required: true },
] as const satisfies readonly Question[]

const rules = finishedRules(questions)

interface Props {
  submit: (values: object) => Promise<void>
  onChange: (values: object) => void
}

function Form({ submit, onChange }: Props) {
  const form = useDraftForm({ initial: emptyAnswers(questions), rules, submit, onChange })
  return (
    <Container>
      <LongForm {...form} action="完成" beside={<DraftStatus state={{ kind: 'unsaved', reason: 'asked' }} />}>
        <Questions questions={questions} />
      </LongForm>
    </Container>
  )
}

const meta = preview.meta({
  id: 'forms-long-form',
  title: '业务/表单/长表单 LongForm',
  component: Form,
  parameters: { layout: 'fullscreen' },
  args: { submit: fn(async () => undefined), onChange: fn() },
})

export const Filled = meta.story({
  name: '写的都交出去，写完才送',
  args: { submit: fn(async () => undefined), onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^标题/ }), '䶮')
    await expect(args.onChange).toHaveBeenLastCalledWith({ title: '䶮', text: '' })
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await expect(await canvas.findByRole('link', { name: '请填写正文' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^正文/ }), '写完了')
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ title: '䶮', text: '写完了' }))
  },
})

export const Failed = meta.story({
  name: '没有送到，写的还在',
  args: {
    submit: fn(async () => {
      throw new Error('no answer')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^标题/ }), '标题')
    await userEvent.type(canvas.getByRole('textbox', { name: /^正文/ }), '正文')
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await expect(await canvas.findByText(/您填写的内容还在/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^正文/ })).toHaveValue('正文')
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
