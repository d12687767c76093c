import type { ResumeSections } from '../resume-sections.ts'
import { toHalfWidth } from './width.ts'

/** 熊** whatever the length, so that the number of characters tells nothing. */
export const maskedName = (name: string) => (name === '' ? '' : `${[...name][0]}**`)

const maskedPhone = (phone: string) => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** What parts the groups of a number; also what nobody sees. */
const SIGN = String.raw`[\s.\-–—_·*\u200b-\u200d\u2060\ufe0f\u20e3]{1,3}`
/** Between digits 一 is a dash as well. */
const DASH = SIGN.replace('—', '—一')

/** Which characters of a number there are, as parts of patterns. */
interface Digits {
  /** The signs between groups. */
  readonly sign: string
  readonly any: string
  readonly zero: string
  readonly one: string
  readonly two: string
  /** As a first digit: 2 and more, 3 and more. */
  readonly fromTwo: string
  readonly fromThree: string
  readonly six: string
  readonly eight: string
}

const figures: Digits = {
  sign: DASH,
  any: String.raw`\d`,
  zero: '0',
  one: '1',
  two: '2',
  fromTwo: '[2-9]',
  fromThree: '[3-9]',
  six: '6',
  eight: '8',
}

/** 0 to 9 in words of every kind: plain, of accounts, said on the telephone, in circles. */
const WORDS = [
  '〇零○⓪',
  '一壹幺①',
  '二贰貳②',
  '三叁參③',
  '四肆④',
  '五伍⑤',
  '六陆陸⑥',
  '七柒⑦',
  '八捌⑧',
  '九玖⑨',
] as const

const anyOf = (from: number, to = from) => `[${from}-${to}${WORDS.slice(from, to + 1).join('')}]`

/** Figures, words or both; of 15000一20000 one reads a dash. */
const spoken: Digits = {
  sign: SIGN,
  any: String.raw`(?:(?<!\d{4}(?=一\d{4}))${anyOf(0, 9)})`,
  zero: anyOf(0),
  one: anyOf(1),
  two: anyOf(2),
  fromTwo: anyOf(2, 9),
  fromThree: anyOf(3, 9),
  six: anyOf(6),
  eight: anyOf(8),
}

/** Digits in groups that one and the same sign parts. */
const inGroups = (name: string, { any, sign }: Digits, sizes: readonly number[]) => {
  const parting = (at: number) => ['', `(?<${name}>${sign})`][at] ?? String.raw`\k<${name}>`
  return sizes.map((size, at) => `${parting(at)}${any}{${size}}`).join('')
}

/** 138 0013 8000 and how else it is grouped; dates, years, wages and numbers of standards are grouped otherwise. */
const grouped = (digits: Digits) =>
  [
    `${digits.any}{3}(?:${digits.sign})?${digits.any}{4}(?:${digits.sign})?${digits.any}{4}`,
    inGroups('middle', digits, [4, 3, 4]),
    inGroups('late', digits, [4, 4, 3]),
    inGroups('each', digits, Array<number>(11).fill(1)),
  ].join('|')

/** What stands before a mobile number, and its first two digits. */
const mobileHead = ({ sign, zero, one, fromThree, six, eight }: Digits) =>
  `(?:(?:\\+|00)?${eight}${six}(?:${sign})?|${zero})?(?=${one}(?:${sign})?${fromThree})`

/** A landline's own number: seven or eight digits. */
const local = ({ any, sign, fromTwo }: Digits) => `${fromTwo}${any}{2,3}(?:${sign})?${any}{4}`
/** The same behind the code of its area. */
function landline(digits: Digits): string {
  const { any, sign, zero, one, two, fromThree, six, eight } = digits
  const area = `(?:${one}${zero}|${two}${any}|${fromThree}${any}{2})`
  return `(?:\\(?${zero}${area}\\)?|(?:\\+|00)${eight}${six}(?:${sign})?${area})(?:${sign})?${local(digits)}`
}
const TELEPHONE = String.raw`(?<label>(?:电话|座机|固话|(?<![a-z])tel)(?:号码?|[.:是为])[\s:]{0,2})`

/** Chat names have five signs or more. */
const CHAT_NAME = String.raw`[\w-]{5,20}`
/** What says at once that a name follows. */
const SAYS = String.raw`\s?(?:号码?|账号|id)?[\s:=是为(]{0,4}`
/** The same where it must say so: WeChat Official Account is none, and neither is VxWorks. */
const SAYS_SO = String.raw`\s{0,2}(?:号码?|账号|id|[:=是为(])[\s:=是为(]{0,4}`
const WITH_DIGIT = String.raw`(?=[a-z_-]{0,20}\d)`
const WECHAT = String.raw`微\s?信|[薇威徽]\s?信|(?<![a-z])v\s?信|扣扣|抠抠`
const LATIN_CHAT = String.raw`[vw]\s?x|q\s?q`

/**
 * By what somebody can be reached; a group `label` is told. All are held against half width, in small and big letters.
 * A number in words ends where it is complete, because 一 begins many a sentence; one in groups has nothing beside it.
 */
const NUMBERS = [
  `(?<!\\d)${mobileHead(figures)}(?:${grouped(figures)})(?!\\d)`,
  String.raw`(?<![\d.])${landline(figures)}(?!\d)`,
  `${TELEPHONE}${local(figures)}(?!\\d)`,
  `(?<!\\d)${mobileHead(spoken)}${spoken.any}{11}(?!\\d)`,
  `(?<!${anyOf(0, 9)})${mobileHead(spoken)}(?:${grouped(spoken)})(?!${anyOf(0, 9)})`,
  `(?<!\\.|${anyOf(0, 9)})${landline(spoken)}(?!${anyOf(0, 9)})`,
  `${TELEPHONE}${local(spoken)}(?!${anyOf(0, 9)})`,
].map(pattern => new RegExp(pattern, 'gi'))

const MAIL = /[\w.+-]{1,64}\s?@\s?(?:[\w-]+\.)+[a-z]{2,}/gi

const CHATS = [
  String.raw`(?<label>(?:${WECHAT})${SAYS})${CHAT_NAME}`,
  String.raw`(?<label>(?<![a-z\d])(?:${LATIN_CHAT})(?:${SAYS_SO}|\s{1,2}|${WITH_DIGIT}))${CHAT_NAME}`,
  String.raw`(?<label>(?<![a-z\d])(?:we\s?chat|weixin)(?:${SAYS_SO}|\s{0,2}${WITH_DIGIT}))${CHAT_NAME}`,
  `(?<label>(?:${WECHAT}|(?<![a-z\\d])(?:${LATIN_CHAT}))${SAYS})${spoken.any}{6,12}`,
].map(pattern => new RegExp(pattern, 'gi'))

/** Without any of these nobody is reached: most words in a resume are looked through no further. */
const NUMERAL = new RegExp(anyOf(0, 9))
const CHATTY = /[信扣抠xq]|chat/i

/** The text with other words in place of what the pattern finds in its half-width form, but for a `label` ahead of it. */
function replaced(text: string, pattern: RegExp, words: string): string {
  let shown = ''
  let end = 0
  for (const { 0: found, index, groups } of toHalfWidth(text).matchAll(pattern)) {
    shown += text.slice(end, index + (groups?.label?.length ?? 0)) + words
    end = index + found.length
  }
  return shown + text.slice(end)
}

/** What stands in the place of what is hidden. */
interface Instead {
  readonly contact: string
  readonly chat: string
}

const hidden: Instead = { contact: '（联系方式已隐藏）', chat: '（已隐藏）' }

function unreachable(text: string, { contact, chat }: Instead): string {
  const half = toHalfWidth(text)
  const patterns = [
    ...(NUMERAL.test(half) ? NUMBERS : []).map(pattern => [pattern, contact] as const),
    ...(half.includes('@') ? ([[MAIL, contact]] as const) : []),
    ...(CHATTY.test(half) ? CHATS : []).map(pattern => [pattern, chat] as const),
  ]
  return patterns.reduce((left, [pattern, words]) => replaced(left, pattern, words), text)
}

/** Free words without the phone numbers, mail addresses and chat names that people write into them. */
export const maskedWords = (text: string): string => unreachable(text, hidden)

const LATIN = String.raw`\p{Script=Latin}`

/** A name as people write it: in one piece or with blanks, with any dot, in small or big letters; null where there is none. */
function asWritten(name: string): RegExp | null {
  if (!/\p{L}/u.test(name)) return null
  const signs = [...name].filter(sign => !/\s/.test(sign))
  const written = signs.map(sign => (/[\p{L}\p{M}\p{N}]/u.test(sign) ? sign : String.raw`[\p{P}\s]?`))
  // Li An is not named in “brilliant”.
  return new RegExp(`(?<!${LATIN}(?=${LATIN}))${written.join(String.raw`\s?`)}(?!(?<=${LATIN})${LATIN})`, 'giu')
}

function impersonal(name: string, shownAs: string, instead: Instead): (text: string) => string {
  const named = asWritten(name)
  return text => {
    const rest = unreachable(text, instead)
    return named ? replaced(rest, named, shownAs) : rest
  }
}

/** Makes of free words what tells nobody who wrote them: without contacts, and with `shownAs` in place of the name. */
export const wordsWithout = (name: string, shownAs: string) => impersonal(name, shownAs, hidden)

/** Makes of free words what their writer may be found by: neither name nor contacts, and a line's end in place of each. */
export const wordsToFind = (name: string) => impersonal(name, '\n', { contact: '\n', chat: '\n' })

function changedDeep<Value>(value: Value, change: (text: string) => string): Value
function changedDeep(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(item => changedDeep(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changedDeep(inner, change)]))
}

/** A resume in whose texts its owner is called `shownAs` and can't be reached; what `basic` asks is left to the caller. */
export const withoutPerson = (sections: ResumeSections, shownAs: string): ResumeSections => ({
  ...changedDeep(sections, wordsWithout(sections.basic.name, shownAs)),
  basic: sections.basic,
})

/**
 * A resume before its contact details are open: no name, phone, mail address or exact birthday, and neither nation nor
 * politics, by which nobody is to be chosen.
 */
export function maskedSections(sections: ResumeSections): ResumeSections {
  const { basic } = sections
  const name = maskedName(basic.name)
  return {
    ...withoutPerson(sections, name),
    basic: {
      ...basic,
      name,
      phone: /^\d{8,}$/.test(basic.phone) ? maskedPhone(basic.phone) : '',
      email: '',
      birthday: '',
      nation: '',
      politics: '',
    },
  }
}
