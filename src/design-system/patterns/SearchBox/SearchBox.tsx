import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronDown, search } from '../../primitives/Icon/paths.ts'
import { useLinks } from '../../primitives/Link/index.ts'
import { Form } from './SearchBox.styles.ts'
import { placeholderOf, type SearchType, searchAddress, searchTypes } from './search-types.ts'

export type SearchBoxProps = Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'onChange' | 'onSubmit' | 'children'
> & {
  /** The page of results; takes the word as `t`, the type as `type` and the place as `city`. */
  action?: string | undefined
  defaultType?: SearchType | undefined
  defaultWord?: string | undefined
  /** Places to choose from; without them no place is asked for. */
  places?: readonly { value: string; label: string }[] | undefined
  defaultPlace?: string | undefined
  /** Id of the list of suggestions that the page brings once the box is used; the box is a combobox from the start then. */
  suggestions?: string | undefined
  /** Filters that stay as they are. */
  kept?: readonly (readonly [name: string, value: string])[] | undefined
  /** Told what stands in the box whenever that changes. */
  onTyped?: ((typed: { type: SearchType; word: string; place: string }) => void) | undefined
  /** Takes the search over; without it the router goes to the page of results, and without a router the browser does. */
  onSearch?: ((search: { type: SearchType; word: string; place: string; href: string }) => void) | undefined
}

const asType = (value: FormDataEntryValue | null): SearchType => (value === '2' ? 2 : 1)
const asWords = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')
const typedIn = (data: FormData) => ({
  type: asType(data.get('type')),
  word: asWords(data.get('t')),
  place: asWords(data.get('city')),
})

/** Type, word and place in one line. Renders a `<form role="search">` that works by GET before any script. */
export const SearchBox = ({
  action = '/job-search',
  defaultType = 1,
  defaultWord = '',
  places,
  defaultPlace = '',
  suggestions,
  kept = [],
  onTyped,
  onSearch,
  ...rest
}: SearchBoxProps) => {
  const [type, setType] = useState<SearchType>(defaultType)
  const { navigate } = useLinks()
  const take = onSearch ?? (navigate && (({ href }: { href: string }) => navigate(href)))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!take) return
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const href = searchAddress(action, data)
    take({ ...typedIn(data), href })
  }
  return (
    <Form
      role="search"
      aria-label="搜索职位或公司"
      {...rest}
      action={action}
      method="get"
      onChange={event => onTyped?.(typedIn(new FormData(event.currentTarget)))}
      onSubmit={submit}
    >
      <span>
        <select
          name="type"
          aria-label="搜索类型"
          defaultValue={defaultType}
          onChange={event => setType(asType(event.currentTarget.value))}
        >
          {searchTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} size="small" />
      </span>
      <input
        type="search"
        name="t"
        aria-label="搜索词"
        placeholder={placeholderOf(type)}
        defaultValue={defaultWord}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        {...(suggestions && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-controls': suggestions,
          'aria-expanded': false,
        })}
      />
      {places && (
        <span data-place>
          <select name="city" aria-label="工作地点" defaultValue={defaultPlace}>
            {places.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon path={chevronDown} size="small" />
        </span>
      )}
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label="搜索">
        <Icon path={search} />
        <span>搜索</span>
      </button>
    </Form>
  )
}
