import { expect, fn, waitFor } from 'storybook/test'
import type { FormSection } from '#contract/form/question'
import { emptyAnswers, questionsOf } from '#contract/form/question'
import { finishedRules } from '#contract/form/rules'
import { Container } from '#design-system'
import { useDraftForm } from '#platform/forms'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { valuesOf } from '../../model/values.ts'
import { LongForm } from '../LongForm/LongForm.tsx'
import { FormSections } from './FormSections.tsx'

const yesNo = [
  { value: '1', label: '需要' },
  { value: '0', label: '不需要' },
]

/** A form as an exam may keep it: plain data. */
const stored: readonly FormSection[] = JSON.parse(
  JSON.stringify([
    {
      name: 'person',
      title: '个人信息',
      hint: '与身份证一致。',
      questions: [
        { name: 'name', label: '姓名', kind: 'text', format: 'personName', max: 60, required: true, width: 'half' },
        { name: 'phone', label: '手机号', kind: 'text', format: 'mobile', max: 20, required: true, width: 'half' },
        { name: 'born', label: '出生日期', kind: 'birthday', required: true },
        { name: 'home', label: '户籍所在地', kind: 'place', required: true },
      ],
    },
    {
      name: 'exam',
      title: '报考',
      questions: [
        { name: 'city', label: '考区', kind: 'city', district: 'district', required: true, width: 'half' },
        { name: 'district', label: '考点区县', kind: 'district', city: 'city', width: 'half' },
        {
          name: 'years',
          label: '工作年限',
          kind: 'number',
          min: 0,
          max: 60,
          unit: '年',
          required: true,
          width: 'half',
        },
        { name: 'from', label: '参加工作时间', kind: 'month', width: 'half' },
        { name: 'job', label: '岗位类别', kind: 'category' },
        { name: 'subjects', label: '科目', kind: 'several', options: yesNo, most: 2 },
        { name: 'lodging', label: '安排住宿', kind: 'radio', options: yesNo, required: true },
        {
          name: 'nights',
          label: '住几晚',
          kind: 'number',
          min: 1,
          max: 5,
          unit: '晚',
          required: true,
          when: { question: 'lodging', anyOf: ['1'] },
        },
        { name: 'hours', label: '可以参加的时间', kind: 'text', max: 40, usual: ['周六', '周日'] },
        { name: 'until', label: '最晚到什么时候', kind: 'day', usual: [30, 60] },
        { name: 'note', label: '说明', kind: 'area', max: 200, rows: 3, hint: '选填' },
        { name: 'adjust', label: '服从调剂', kind: 'yes' },
      ],
    },
  ]),
)
const questions = questionsOf(stored)

function Form({ submit }: { submit: (values: object) => void }) {
  const form = useDraftForm({
    initial: valuesOf(questions, emptyAnswers(questions)),
    order: questions.map(({ name }) => name),
    rules: finishedRules(questions),
    submit,
  })
  return (
    <Container>
      <LongForm {...form} action="提交报名">
        <FormSections sections={stored} />
      </LongForm>
    </Container>
  )
}

const meta = preview.meta({
  id: 'forms-questions',
  title: '业务/表单/题目 Questions',
  component: Form,
  parameters: { layout: 'fullscreen' },
  args: { submit: fn() },
})

export const Stored = meta.story({
  name: '存下来的表单，每种题目各一道',
  args: { submit: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('错误按题目的次序列出', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交报名' }))
      const summary = await canvas.findByRole('group', { name: /处需要修改/ })
      await expect(summary).toHaveTextContent(
        /请输入姓名.*请填写手机号.*请选择出生日期.*请选择户籍所在地.*请选择考区.*请填写工作年限.*请选择安排住宿/,
      )
      await expect(args.submit).not.toHaveBeenCalled()
    })
    await step('答了“需要”，才问住几晚', async () => {
      await expect(canvas.queryByRole('textbox', { name: /住几晚/ })).toBeNull()
      await userEvent.click(canvas.getByRole('radio', { name: '需要' }))
      await expect(await canvas.findByRole('textbox', { name: /住几晚/ })).toBeVisible()
      await userEvent.click(canvas.getByRole('radio', { name: '不需要' }))
      await waitFor(() => expect(canvas.queryByRole('textbox', { name: /住几晚/ })).toBeNull())
    })
    await step('常用答案点一下就填上；自己写了别的，就不会被换掉', async () => {
      const hours = canvas.getByRole('textbox', { name: /可以参加的时间/ })
      await userEvent.click(canvas.getByRole('button', { name: '周日' }))
      await expect(hours).toHaveValue('周日')
      await expect(canvas.getByRole('button', { name: '周日' })).toHaveAttribute('aria-pressed', 'true')
      await userEvent.type(hours, '上午')
      await expect(canvas.getByRole('button', { name: '周六' })).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: '30 天后' }))
      await expect(canvas.getByRole('textbox', { name: /最晚到什么时候/ })).toHaveValue('2026-12-20')
    })
    await step('换了城市，区县要重选', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /考区/ }), '赣州市')
      const district = canvas.getByRole('combobox', { name: /考点区县/ })
      await userEvent.selectOptions(district, '章贡区')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /考区/ }), '南昌市')
      await expect(district).toHaveValue('')
    })
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
