import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronDown, search } from '../../primitives/Icon/paths.ts'
import { useLinks } from '../../primitives/Link/index.ts'
import { Form } from './SearchBox.styles.ts'
import { searchAddress } from './search-address.ts'

/** Something that may be searched for, and what the box says while it is empty. */
export type SearchType = { value: string; label: string; placeholder: string }

/** What stands in the box. */
export type Typed = {
  type: string
  word: string
  /** '' without a place. */
  place: string
}

export type SearchBoxProps = Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'onChange' | 'onSubmit' | 'children'
> & {
  /** What the box is for, read aloud. */
  label: string
  /** The page of results; takes the word as `t`, the type as `type` and the place as `city`. */
  action: string
  /** What may be searched for; the first is the usual one, which the address does not name. */
  types: readonly SearchType[]
  defaultType?: string | undefined
  defaultWord?: string | undefined
  /** Places to choose from; without them no place is asked for. */
  places?: readonly { value: string; label: string }[] | undefined
  /** What the place is of, read aloud. */
  placeLabel?: string | undefined
  defaultPlace?: string | undefined
  /** Id of the list of suggestions that the page brings once the box is used; the box is a combobox from the start then. */
  suggestions?: string | undefined
  /** Filters that stay as they are. */
  kept?: readonly (readonly [name: string, value: string])[] | undefined
  /** Told what stands in the box whenever that changes. */
  onTyped?: ((typed: Typed) => void) | undefined
  /** Takes the search over; without it the router goes to the page of results, and without a router the browser does. */
  onSearch?: ((search: Typed & { href: string }) => void) | undefined
}

const asWords = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')
const typedIn = (data: FormData): Typed => ({
  type: asWords(data.get('type')),
  word: asWords(data.get('t')),
  place: asWords(data.get('city')),
})

/** Type, word and place in one line. Renders a `<form role="search">` that works by GET before any script. */
export const SearchBox = ({
  label: purpose,
  action,
  types,
  defaultType = types[0]?.value,
  defaultWord = '',
  places,
  placeLabel = '地点',
  defaultPlace = '',
  suggestions,
  kept = [],
  onTyped,
  onSearch,
  ...rest
}: SearchBoxProps) => {
  const [type, setType] = useState(defaultType)
  const { navigate } = useLinks()
  const take = onSearch ?? (navigate && (({ href }: { href: string }) => navigate(href)))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!take) return
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const href = searchAddress(action, data, types[0]?.value)
    take({ ...typedIn(data), href })
  }
  return (
    <Form
      role="search"
      aria-label={purpose}
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
          onChange={event => setType(event.currentTarget.value)}
        >
          {types.map(({ value, label }) => (
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
        placeholder={types.find(({ value }) => value === type)?.placeholder}
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
          <select name="city" aria-label={placeLabel} defaultValue={defaultPlace}>
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
