import { useState } from 'react'
import { type QuestionHead, questionKinds } from '#contract/competition'
import { pathTo } from '#contract/pages'
import { questionKindList } from '#contract/question-set-fields'
import {
  Card,
  EmptyState,
  Field,
  Link,
  LoadState,
  Progress,
  Row,
  Select,
  Stack,
  TabLinks,
  TaskListLayout,
  Text,
} from '#design-system'
import { AreaDrawing } from '#features/site'
import { usePageHead } from '#platform/head'
import { useNavigate, useRequest } from '#platform/routing'
import { useQuestions } from '../../hooks/usePractice.ts'
import {
  type Asked,
  openQuestion,
  practice,
  practiceAddress,
  questionsIn,
  tallyOf,
  type View,
  views,
} from '../../model/practice.ts'
import { AnswerSheet } from '../../parts/AnswerSheet/AnswerSheet.tsx'
import { CompetitionTabs } from '../../parts/CompetitionTabs/CompetitionTabs.tsx'
import { QuestionSetForm } from '../../parts/QuestionSetForm/QuestionSetForm.tsx'
import { OpenQuestion } from './OpenQuestion.tsx'
import { Bank, Practice } from './QuestionsPage.styles.ts'

const viewNames = Object.keys(views).filter((name): name is View => name in views)

/** `/ldgx/questions?view=wrong&kind=multiple&q=12` — the question bank, one after the other, each judged at once. */
export function QuestionsPage() {
  usePageHead({ title: '竞赛题库练习', noIndex: true })
  const { questions, ...state } = useQuestions()
  return (
    <TaskListLayout title="劳动关系协调员竞赛题库" tabs={<CompetitionTabs current="questions" />} wide>
      <LoadState {...state} data={questions} isEmpty={list => list.length === 0}>
        {bank => <Shown bank={bank} onAnswered={state.retry} />}
      </LoadState>
    </TaskListLayout>
  )
}

const empties = {
  '': { title: '没有这类题目', words: '换一种题型看看。' },
  todo: { title: '都答过了', words: '可以到错题本里再练一遍。' },
  wrong: { title: '错题本是空的', words: '答错的题会自动收进来，答对后移出。' },
} as const satisfies Record<View, { title: string; words: string }>

function Shown({ bank, onAnswered }: { bank: readonly QuestionHead[]; onAnswered: () => void }) {
  const { query } = useRequest()
  const navigate = useNavigate()
  const address = practice.parse(query)
  // What was just answered stays open, although it is no longer the first to go on with.
  const [held, setHeld] = useState({ at: '', q: '' })
  const here = practiceAddress(address)
  const asked = address.q === '' && held.at === here ? { ...address, q: held.q } : address
  const { total, answered, right, wrong } = tallyOf(bank)
  const counts = { '': total, todo: total - answered, wrong } as const
  const numbered = bank.map((question, at) => ({ ...question, number: at + 1 }))
  const inView = questionsIn(bank, asked)
  const ids = new Set(inView.map(({ id }) => id))
  const open = openQuestion(inView, asked.q)
  const shown = numbered.filter(({ id }) => ids.has(id))
  const at = shown.findIndex(({ id }) => id === open?.id)
  const current = shown[at]
  const [first] = useState(current?.id)
  const hrefFor = (change: Partial<Asked>) => practiceAddress({ ...asked, ...change })
  return (
    <Bank gap={5} data-first={(current && current.id === first) || undefined}>
      <Progress
        label="练习进度"
        value={answered}
        max={total}
        valueText={`已答 ${answered} / ${total} 题，答对 ${right} 题`}
      />
      <Row gap={4} justify="between">
        <TabLinks
          label="题目范围"
          items={viewNames.map(view => ({
            href: practiceAddress({ ...asked, view, q: '' }),
            label: views[view],
            count: counts[view],
            current: view === asked.view,
          }))}
        />
        <Field label="题型" controlId="kind">
          <Select
            options={[{ value: '', label: '全部题型' }, ...questionKindList]}
            value={asked.kind}
            onChange={event => {
              const kind = questionKinds.find(one => one === event.currentTarget.value) ?? ''
              navigate(practiceAddress({ view: asked.view, kind, q: '' }))
            }}
          />
        </Field>
      </Row>
      {current ? (
        <Practice>
          <Card>
            <OpenQuestion
              key={current.id}
              id={current.id}
              number={current.number}
              previousHref={at > 0 ? hrefFor({ q: shown[at - 1]?.id ?? '' }) : ''}
              nextHref={at < shown.length - 1 ? hrefFor({ q: shown[at + 1]?.id ?? '' }) : ''}
              onAnswered={() => {
                setHeld({ at: here, q: current.id })
                onAnswered()
              }}
            />
          </Card>
          <Card title="答题卡">
            <Stack gap={3}>
              <Text size="sm" tone="muted">
                ✓ 答对　× 答错。每道题答完就存好，刷新或换一台设备都在。
              </Text>
              <AnswerSheet questions={shown} current={current.id} hrefFor={id => hrefFor({ q: id })} />
            </Stack>
          </Card>
        </Practice>
      ) : (
        <EmptyState picture={<AreaDrawing name="training" />} title={empties[asked.view].title}>
          {empties[asked.view].words} <Link href={pathTo('questions')}>看全部题目</Link>
        </EmptyState>
      )}
      <QuestionSetForm />
    </Bank>
  )
}
