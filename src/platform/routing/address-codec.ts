import { LAST_PAGE } from '#contract/paging'
import { searchTerms, searchText } from '#contract/rules'

/** One word of an address's query: read from what is typed, shared and mangled, written back as it is read. */
export interface AddressField<Value> {
  /** What all values under its name stand for; never throws. */
  parse(values: readonly string[]): Value
  /** The values to write; none for what an address does not say. */
  format(value: Value): readonly string[]
}

type Fields = Readonly<Record<string, AddressField<unknown>>>
export type AddressOf<Codec> = Codec extends AddressCodec<infer Values> ? Values : never

const said = (value: string): readonly string[] => (value === '' ? [] : [value])

const single = <Value extends string>(known: (value: string) => Value): AddressField<Value> => ({
  parse: ([first = '']) => known(first),
  format: said,
})

const shortened = (value: string, most: number) => [...value].slice(0, most).join('')

/** What is asked for in words, as the service takes it: at most so many characters. */
export const words = (most = 60): AddressField<string> => single(value => shortened(value, most).trim())

/**
 * Words of a search for jobs or people, with "phrases" and -exclusions, in the one way of writing them and without the
 * signs that the specification strikes out.
 */
export const searchPhrases = (most = 60): AddressField<string> =>
  single(value => searchText(searchTerms(shortened(value, most)), most))

/** A code that fits the pattern whole; '' for any other. */
export const code = (pattern = /^\d{1,9}$/): AddressField<string> => single(value => (pattern.test(value) ? value : ''))

/** The id of a thing: a positive whole number; '' for none. */
export const id = (): AddressField<string> => code(/^[1-9]\d{0,11}$/)

/** A city of Jiangxi by its code in GB/T 2260; '' for none. */
export const city = (): AddressField<string> => code(/^36(0[1-9]|1[01])00$/)

/** One of these; `otherwise`, which leaves no trace, for anything else. */
export function oneOf<const Value extends string>(values: readonly Value[]): AddressField<Value | ''>
export function oneOf<const Value extends string>(values: readonly Value[], otherwise: Value): AddressField<Value>
export function oneOf<Value extends string>(
  values: readonly Value[],
  otherwise: Value | '' = '',
): AddressField<Value | ''> {
  return {
    parse: ([first]) => values.find(value => value === first) ?? otherwise,
    format: value => (value === otherwise ? [] : [value]),
  }
}

/** Whether the word stands there with a 1. */
export const flag = (): AddressField<boolean> => ({
  parse: ([first]) => first === '1',
  format: value => (value ? ['1'] : []),
})

/** Several codes that fit the pattern whole, each once, at most so many. */
export const severalOf = (pattern: RegExp, most: number): AddressField<string[]> => ({
  parse: values => [...new Set(values)].filter(value => pattern.test(value)).slice(0, most),
  format: values => values,
})

/** The page of a list, from 1 to the last that the service gives; the first leaves no trace. */
export const pageNumber = (last = LAST_PAGE): AddressField<number> => ({
  parse([first = '1']) {
    const page = Number(first)
    return Number.isInteger(page) && page >= 1 ? Math.min(page, last) : 1
  },
  format: page => (page > 1 ? [String(page)] : []),
})

/** How a list or a search stands in the address bar. */
export interface AddressCodec<Values extends object> {
  /** What an address stands for; what makes no sense there counts as not given. */
  readonly parse: (query: URLSearchParams) => Values
  /** The address under a page's path (`pathTo`); what is not given leaves no trace. */
  readonly format: (path: string, values: Partial<Values>) => string
  /** The address with something changed, from the first page on unless it is the page that changes. */
  readonly change: (path: string, values: Values, change: Partial<Values>) => string
}

type ValuesOf<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['parse']> }

/**
 * Makes the codec of an address from its fields, which keep the order in which they are named.
 *
 * @example const search = addressCodec({ t: words(), city: city(), page: pageNumber() })
 */
export function addressCodec<F extends Fields>(fields: F): AddressCodec<ValuesOf<F>> {
  const named = Object.entries(fields)
  const format = (path: string, values: Partial<ValuesOf<F>>) => {
    const given = new Map<string, unknown>(Object.entries(values))
    const pairs = named.flatMap(([name, field]) => {
      const value = given.get(name)
      return value === undefined ? [] : field.format(value).map(text => [name, text])
    })
    const query = new URLSearchParams(pairs)
    if (query.size === 0) return path
    return path.includes('?') ? `${path}&${query}` : `${path}?${query}`
  }
  return {
    parse: query =>
      Object.fromEntries(named.map(([name, field]) => [name, field.parse(query.getAll(name))])) as ValuesOf<F>,
    format,
    change: (path, values, change) => format(path, { ...values, ...('page' in fields && { page: 1 }), ...change }),
  }
}
