import * as z from 'zod/mini'
import { LAST_PAGE } from './paging.ts'

/** Length as a person counts it: in code points, so that 𠮷 is one. */
const codePoints = (value: string) => [...value].length

/** Control characters that no field takes; NUL would reach the database as an error. Line breaks and tabs are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the rule's purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const wellFormed = (value: string) => !CONTROL.test(value) && value.isWellFormed()

interface Length {
  /** Fewest code points; 1 by default. */
  min?: number
  /** Most code points. */
  max: number
}

/** Text that must be given, trimmed; messages name the field (`label`). */
/* @__NO_SIDE_EFFECTS__ */
export const text = (label: string, { min = 1, max }: Length) =>
  z.string({ error: `请填写${label}` }).check(
    z.trim(),
    z.refine(value => value.length > 0, { error: `请填写${label}`, abort: true }),
    z.refine(value => codePoints(value) >= min, { error: `${label}至少 ${min} 个字` }),
    z.refine(value => codePoints(value) <= max, { error: `${label}最多 ${max} 个字` }),
    z.refine(wellFormed, { error: `${label}含有不能使用的字符` }),
  )

/** Text that may be empty, trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export const emptyOrText = (label: string, max: number) =>
  z.string({ error: `${label}格式不正确` }).check(
    z.trim(),
    z.refine(value => codePoints(value) <= max, { error: `${label}最多 ${max} 个字` }),
    z.refine(wellFormed, { error: `${label}含有不能使用的字符` }),
  )

/** Text that may be left empty; absent and empty are the same: ''. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (label: string, max: number) => z._default(emptyOrText(label, max), '')

/** A numeric identifier as text, such as a job's or a company's. */
/* @__NO_SIDE_EFFECTS__ */
export const numericId = () => z.string({ error: '编号不正确' }).check(z.regex(/^[1-9]\d{0,11}$/, '编号不正确'))

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** True for a version-4 identifier (specification section 9). */
export const isUuid = (text: string): boolean => UUID.test(text)

/** A version-4 identifier (specification section 9), such as a resume's or an application's. */
/* @__NO_SIDE_EFFECTS__ */
export const uuid = () => z.string({ error: '编号不正确' }).check(z.regex(UUID, '编号不正确'))

/** One value of a fixed list. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = (label: string, list: readonly { value: string }[]) =>
  z
    .string({ error: `请选择${label}` })
    .check(z.refine(value => list.some(option => option.value === value), { error: `请选择${label}` }))

/** Like `oneOf`, '' standing for "not said". */
/* @__NO_SIDE_EFFECTS__ */
export const optionalOneOf = (label: string, list: readonly { value: string }[]) =>
  z._default(
    z.string({ error: `请重新选择${label}` }).check(
      z.refine(value => value === '' || list.some(option => option.value === value), {
        error: `请重新选择${label}`,
      }),
    ),
    '',
  )

/** A whole number within bounds. Query strings carry text, so digits are taken as well. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (label: string, min: number, max: number) =>
  z.pipe(
    z.transform((value: number | string): unknown =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ),
    z.number({ error: `请填写${label}` }).check(
      z.refine(value => Number.isInteger(value), { error: `${label}应为整数` }),
      z.refine(value => value >= min && value <= max, { error: `${label}应在 ${min} 到 ${max} 之间` }),
    ),
  )

/** Yes or no; query strings carry `1`/`0`/`true`/`false`. */
/* @__NO_SIDE_EFFECTS__ */
export const flag = () =>
  z._default(
    z.pipe(
      z.transform((value: boolean | '0' | '1' | 'true' | 'false'): unknown =>
        value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : value,
      ),
      z.boolean({ error: '请选择是或否' }),
    ),
    false,
  )

/** Several values of a fixed list; a query string's single value counts as one, an absent one as none. */
/* @__NO_SIDE_EFFECTS__ */
export const severalOf = (label: string, list: readonly { value: string }[] | RegExp, max: number) =>
  z._default(
    z.pipe(
      z.transform((value: string | readonly string[]): unknown => (typeof value === 'string' ? [value] : value)),
      z
        .array(
          z.string().check(
            z.refine(value => (list instanceof RegExp ? list.test(value) : list.some(o => o.value === value)), {
              error: `请重新选择${label}`,
            }),
          ),
          { error: `请重新选择${label}` },
        )
        .check(z.refine(values => values.length <= max, { error: `${label}最多选 ${max} 项` })),
    ),
    [],
  )

/** A code of a fixed list or of a region, as a filter carries it; '' for any. An unknown code finds nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const filterCode = (label: string) =>
  z._default(z.string().check(z.regex(/^\d{0,9}$/, `请重新选择${label}`)), '')

const DATE_PARTS = ['年', '月', '日'] as const

/**
 * Which parts a date chosen in part still wants: 1998, 1998-06, -06-02 (the service keeps drafts so). All of them for
 * what is none.
 */
function missingParts(value: string, wanted: 2 | 3): string {
  const [, ...parts] = /^(\d{4})?(?:-(\d{2})?)?(?:-(\d{2})?)?$/.exec(value) ?? []
  return DATE_PARTS.slice(0, wanted)
    .filter((_, at) => !parts[at])
    .join('、')
}

/** Says of a date what has not been chosen yet. */
const unchosen = (label: string, value: unknown, wanted: 2 | 3) => {
  const missing = typeof value === 'string' && value !== '' ? missingParts(value, wanted) : ''
  return missing === '' ? `请选择${label}` : `${label}还没有选完，请选择${missing}`
}

/** A calendar day, YYYY-MM-DD, that exists. */
/* @__NO_SIDE_EFFECTS__ */
export const day = (label: string) =>
  z.string({ error: `请选择${label}` }).check(
    z.refine(value => /^\d{4}-\d{2}-\d{2}$/.test(value), {
      error: ({ input }) => unchosen(label, input, 3),
      abort: true,
    }),
    z.refine(
      value => {
        const date = new Date(`${value}T00:00:00Z`)
        return (
          !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value >= '1900' && value < '2100'
        )
      },
      { error: `${label}不是有效日期` },
    ),
  )

/** A month, YYYY-MM. */
const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/
/* @__NO_SIDE_EFFECTS__ */
export const month = (label: string) =>
  z
    .string({ error: `请选择${label}` })
    .check(z.refine(value => MONTH.test(value), { error: ({ input }) => unchosen(label, input, 2) }))

/** A month or '' for "until today". */
/* @__NO_SIDE_EFFECTS__ */
export const monthOrNow = (label: string) =>
  z._default(
    z
      .string({ error: `请选择${label}` })
      .check(z.refine(value => value === '' || MONTH.test(value), { error: ({ input }) => unchosen(label, input, 2) })),
    '',
  )

/** Which page of a list: the first is 1. */
/* @__NO_SIDE_EFFECTS__ */
export const paging = () => ({
  page: z._default(wholeNumber('页码', 1, LAST_PAGE), 1),
  pageSize: z._default(wholeNumber('每页条数', 1, 50), 20),
})

/** A page of a list. `total` is exact up to its cap; `capped` says that there are more. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ list: z.array(item), total: z.number(), capped: z.boolean(), page: z.number(), pageSize: z.number() })

export interface Page<Item> {
  list: Item[]
  total: number
  capped: boolean
  page: number
  pageSize: number
}

/** An answer that only says that it was done. */
/* @__NO_SIDE_EFFECTS__ */
export const done = () => z.object({ ok: z.literal(true) })

/** No input. */
/* @__NO_SIDE_EFFECTS__ */
export const nothing = () => z.strictObject({})

/** An answer's list of fixed options. */
/* @__NO_SIDE_EFFECTS__ */
export const optionList = () => z.object({ list: z.array(z.object({ value: z.string(), label: z.string() })) })
