import { discipline } from '#contract/exam-candidate-fields'
import type { CandidateInfo } from '#contract/exam-candidates'
import { articleWords, consequenceOf, disciplineArticles } from '#contract/rules/exam-discipline'
import { CheckboxGroup, Field, NumberInput, Select, Text, TextArea } from '#design-system'
import { ShortForm } from '#features/forms'
import { useDraftForm } from '#platform/forms'

interface Breach {
  article: number
  item: number
  facts: string
  papers: string[]
}

interface Props {
  candidate: Pick<CandidateInfo, 'id' | 'papers'>
  onPrepare: (breach: Breach) => Promise<void>
}

interface Values {
  article: string
  item: string
  facts: string
  papers: string[]
}

const schema = /* @__PURE__ */ discipline()

const articles = disciplineArticles.map(({ article }) => ({
  value: String(article),
  label: `${articleWords(article)}：${consequenceOf(article)}`,
}))

/** A breach of discipline, prepared for another to release. Renders a `<form>`. */
export function DisciplineForm({ candidate: { id, papers }, onPrepare }: Props) {
  const session = useDraftForm<Values>({
    rules: schema,
    initial: { article: '6', item: '', facts: '', papers: [] },
    kept: { name: `exam-discipline-${id}`, fields: ['article', 'item', 'facts', 'papers'] },
    submit: ({ article, item, facts, papers: named }) =>
      onPrepare({ article: Number(article), item: Number(item), facts, papers: named }),
  })
  const { register, watch, formState } = session.form
  const { errors } = formState
  const isOfPapers = disciplineArticles.some(
    ({ article, voids }) => String(article) === watch('article') && voids === 'paper',
  )
  return (
    <ShortForm {...session} action="提交核准">
      <Text tone="muted">
        依据《事业单位公开招聘违纪违规行为处理规定》（人社部令第 35
        号）。提交时会告知考生拟处理的事实、依据和陈述申辩的权利。
      </Text>
      <Field label="条" error={errors.article?.message} controlId="article" required>
        <Select {...register('article')} options={articles} />
      </Field>
      <Field label="项" hint="按规定原文的序号" error={errors.item?.message} controlId="item" required>
        <NumberInput {...register('item')} unit="项" />
      </Field>
      {isOfPapers && (
        <CheckboxGroup
          {...register('papers')}
          label="涉及科目"
          error={errors.papers?.message}
          required
          options={papers.map(({ code, title }) => ({ value: code, label: title }))}
        />
      )}
      <Field
        label="违纪事实"
        hint="写明时间、考场、行为和证据"
        error={errors.facts?.message}
        controlId="facts"
        required
      >
        <TextArea {...register('facts')} limit={500} rows={4} />
      </Field>
    </ShortForm>
  )
}
