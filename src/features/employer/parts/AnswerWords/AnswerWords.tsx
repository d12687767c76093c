import { useState } from 'react'
import { usualAnswers } from '#contract/received'
import { Alert, Button, Field, Row, Select, Stack, TextArea, TextInput } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useTemplates } from '../../hooks/useTogether.ts'

interface Props {
  words: string
  onChange: (words: string) => void
  /** What is wrong with the words. */
  fault?: string | undefined
}

/** Words for applicants: begun with a usual answer or one of the company's own, which is kept and changed here as well. */
export function AnswerWords({ words, onChange, fault }: Props) {
  const { templates, isChanging, save, remove } = useTemplates()
  const [chosen, setChosen] = useState('')
  const [title, setTitle] = useState('')
  const [failure, setFailure] = useState('')
  const own = templates.find(({ id }) => id === chosen)

  function choose(id: string) {
    const template = [...usualAnswers, ...templates].find(one => one.id === id)
    setChosen(id)
    setTitle(templates.find(one => one.id === id)?.title ?? '')
    if (template) onChange(template.body)
  }

  async function tried(work: () => Promise<void>) {
    setFailure('')
    try {
      await work()
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  const keep = (id: string) =>
    tried(async () => {
      const saved = await save({ id, title: title.trim(), body: words.trim() })
      setChosen(saved.id)
    })

  const forget = () =>
    tried(async () => {
      await remove(chosen)
      setChosen('')
      setTitle('')
    })

  const canKeep = title.trim() !== '' && words.trim() !== ''
  return (
    <Stack gap={3}>
      <Field label="常用答复">
        <Select value={chosen} onChange={event => choose(event.currentTarget.value)}>
          <option value="">自己写</option>
          <optgroup label="通用">
            {usualAnswers.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
          {templates.length > 0 && (
            <optgroup label="本单位">
              {templates.map(({ id, title: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      <Field label="给求职者的话" hint="{姓名}、{职位}、{单位}会换成每位求职者的内容，最多 500 字" error={fault}>
        <TextArea value={words} onChange={event => onChange(event.currentTarget.value)} rows={5} limit={500} />
      </Field>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <Field label="存为常用答复" hint="起个名字，最多 20 字">
        <TextInput value={title} maxLength={20} onChange={event => setTitle(event.currentTarget.value)} />
      </Field>
      <Row gap={2}>
        {own && (
          <Button size="small" disabled={!canKeep} loading={isChanging} onClick={() => void keep(own.id)}>
            保存修改
          </Button>
        )}
        <Button size="small" disabled={!canKeep} loading={isChanging} onClick={() => void keep('')}>
          {own ? '另存一条' : '存为常用'}
        </Button>
        {own && (
          <Button size="small" variant="quiet" loading={isChanging} onClick={() => void forget()}>
            删除这条
          </Button>
        )}
      </Row>
    </Stack>
  )
}
