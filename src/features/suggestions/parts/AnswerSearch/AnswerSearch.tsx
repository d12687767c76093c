import type { SubmitEvent } from 'react'
import { pathTo } from '#contract/pages'
import { Button, Field, icons, TextInput } from '#design-system'
import { useNavigate } from '#platform/routing'
import { type SuggestionSearch, suggestionsHref } from '../../model/suggestion-address.ts'
import { Form } from './AnswerSearch.styles.ts'

/** Looks for a word in the public answers; without script the browser goes there. Renders a `<form>`. */
export function AnswerSearch({ search }: { search: SuggestionSearch }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = new FormData(event.currentTarget).get('t')
    navigate(suggestionsHref({ ...search, t: typeof word === 'string' ? word.trim() : '', page: 1 }))
  }
  return (
    <Form role="search" action={pathTo('suggestions')} method="get" onSubmit={submit}>
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
