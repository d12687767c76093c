import type { ReactNode, SubmitEvent } from 'react'
import { Button, icons, TextInput, useLinks } from '#design-system'
import { Form } from './WordSearch.styles.ts'

export interface WordSearchProps {
  /** The page that lists what is found; takes the words as `param`. */
  action: string
  label: string
  placeholder: string
  defaultWord: string
  /** Name of the query parameter. */
  param?: string | undefined
  /** What stays as it is: a column, a kind. */
  kept?: readonly (readonly [name: string, value: string])[] | undefined
  /** A further choice between the words and the button, such as a named `Select`. */
  children?: ReactNode
}

/** Words to look for in one list. Renders a `<form role="search">` that works by GET before any script. */
export function WordSearch({
  action,
  label,
  placeholder,
  defaultWord,
  param = 't',
  kept = [],
  children,
}: WordSearchProps) {
  const { navigate } = useLinks()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!navigate) return
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
    const query = new URLSearchParams(given.filter(([, value]) => value !== ''))
    navigate(query.size > 0 ? `${action}?${query}` : action)
  }
  return (
    <Form
      role="search"
      aria-label={label}
      action={action}
      method="get"
      onSubmit={submit}
      data-choice={children ? true : undefined}
    >
      <TextInput
        type="search"
        name={param}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={defaultWord}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
      />
      {kept
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
      <Button type="submit" icon={icons.search}>
        搜索
      </Button>
    </Form>
  )
}
