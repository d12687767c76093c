import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Field, icons, TextInput } from '#design-system'
import { addressOfAnswers, type AnswerSearch as Search } from '../../model/suggestion-address.ts'
import { Form } from './AnswerSearch.styles.ts'

/** Looks for a word in the public answers; without script the browser goes there. Renders a `<form>`. */
export function AnswerSearch({ search }: { search: Search }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = new FormData(event.currentTarget).get('t')
    navigate(addressOfAnswers({ ...search, t: typeof word === 'string' ? word.trim() : '', page: 1 }))
  }
  return (
    <Form role="search" action="/suggestions" method="get" onSubmit={submit}>
      <input type="hidden" name="view" value="answers" />
      {search.kind && <input type="hidden" name="kind" value={search.kind} />}
      <Field label="在答复中查找" controlId="answer-word">
        <TextInput
          type="search"
          name="t"
          defaultValue={search.t}
          maxLength={60}
          placeholder="如：社保补贴"
          key={search.t}
        />
      </Field>
      <Button type="submit" icon={icons.search}>
        查找
      </Button>
    </Form>
  )
}
