import type { SubmitEvent } from 'react'
import { pathTo } from '#contract/pages'
import { Button, Field, icons, TextInput } from '#design-system'
import { useNavigate } from '#platform/routing'
import { addressOfPosts } from '../../model/payment-address.ts'
import { SearchForm } from './PaymentPage.styles.ts'

interface Props {
  /** The recruitment that is looked in, '' for all, and the word. */
  search: { recruitment: string; t: string }
}

/** Looks for a word in the posts; without script the browser goes there. Renders a `<form>`. */
export function PostSearchForm({ search }: Props) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = new FormData(event.currentTarget).get('t')
    navigate(addressOfPosts(search, { t: typeof word === 'string' ? word.trim() : '' }))
  }
  return (
    <SearchForm role="search" action={pathTo('payment')} method="get" onSubmit={submit}>
      <input type="hidden" name="view" value="posts" />
      {search.recruitment && <input type="hidden" name="recruitment" value={search.recruitment} />}
      <Field label="查找岗位" hint="岗位、单位、地点或专业" controlId="post-word">
        <TextInput type="search" name="t" defaultValue={search.t} maxLength={60} key={search.t} />
      </Field>
      <Button type="submit" icon={icons.search}>
        查找
      </Button>
    </SearchForm>
  )
}
