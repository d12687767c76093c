import { type FormEvent, useState } from 'react'
import { questionKindList, questionScopeList, setSizeList } from '#contract/question-set-fields'
import { Alert, Button, Card, Field, Row, Select, Stack, Text } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useQuestionSet } from '../../hooks/useQuestionSet.ts'

/** Draws questions at random into a spreadsheet, to practise on paper or without a network. */
export function QuestionSetForm() {
  const { set, isBusy, draw, saveAgain } = useQuestionSet()
  const [wanted, setWanted] = useState({ scope: '', kind: '', count: '20' })
  const [fault, setFault] = useState('')
  const choose = (change: Partial<typeof wanted>) => setWanted({ ...wanted, ...change })
  const attempt = (work: Promise<void>) => {
    setFault('')
    work.catch(error => setFault(wordsFor(error)))
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    attempt(draw({ ...wanted, count: Number(wanted.count) }))
  }
  return (
    <Card title="导出练习题">
      <form onSubmit={onSubmit}>
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            从题库随机选题，存成表格（CSV），可以打印，也可以离线练。答过的题附本人答案、正确答案和解析，没答的题不附答案。
          </Text>
          <Row gap={4}>
            <Field label="选题范围" controlId="set-scope">
              <Select
                options={[{ value: '', label: '全部题目' }, ...questionScopeList]}
                value={wanted.scope}
                onChange={event => choose({ scope: event.currentTarget.value })}
              />
            </Field>
            <Field label="选题题型" controlId="set-kind">
              <Select
                options={[{ value: '', label: '全部题型' }, ...questionKindList]}
                value={wanted.kind}
                onChange={event => choose({ kind: event.currentTarget.value })}
              />
            </Field>
            <Field label="题数" controlId="set-count">
              <Select
                options={setSizeList}
                value={wanted.count}
                onChange={event => choose({ count: event.currentTarget.value })}
              />
            </Field>
          </Row>
          {fault && (
            <Alert tone="danger" live>
              {fault}
            </Alert>
          )}
          {set && !fault && !isBusy && (
            <Alert tone="success" live>
              已选出 {set.count} 题，请在浏览器的下载中查看。一小时内可以再次下载这一份。
            </Alert>
          )}
          <Row gap={3}>
            <Button type="submit" loading={isBusy}>
              选题并下载
            </Button>
            {set && (
              <Button disabled={isBusy} onClick={() => attempt(saveAgain())}>
                再次下载
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Card>
  )
}
