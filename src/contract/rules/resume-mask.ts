import type { ResumeSections } from '../resume-sections.ts'
import { toHalfWidth } from './width.ts'

/** 熊** whatever the length, so that the number of characters tells nothing. */
export const maskedName = (name: string) => (name === '' ? '' : `${[...name][0]}**`)

const maskedPhone = (phone: string) => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

/** What parts the groups of a number; also what nobody sees. */
const SIGN = String.raw`[\s.\-–—_·*\u200b-\u200d\u2060]{1,3}`

/** Digits in groups that one and the same sign parts. */
const inGroups = (name: string, sizes: readonly number[]) => {
  const sign = (at: number) => ['', `(?<${name}>${SIGN})`][at] ?? String.raw`\k<${name}>`
  return sizes.map((size, at) => `${sign(at)}\\d{${size}}`).join('')
}

/** 138 0013 8000 and how else it is grouped; dates, years, wages and numbers of standards are grouped otherwise. */
const MOBILES = [
  `\\d{3}(?:${SIGN})?\\d{4}(?:${SIGN})?\\d{4}`,
  inGroups('middle', [4, 3, 4]),
  inGroups('late', [4, 4, 3]),
  inGroups('each', Array<number>(11).fill(1)),
].join('|')

const AREA = String.raw`(?:10|2\d|[3-9]\d{2})`
/** A landline's own number: seven or eight digits. */
const LOCAL = String.raw`[2-9]\d{2,3}(?:${SIGN})?\d{4}`

/** Chat names have five signs or more. */
const CHAT_NAME = String.raw`[\w-]{5,20}`
/** What says at once that a name follows. */
const SAYS = String.raw`\s?(?:号码?|账号|id)?[\s:=是为(]{0,4}`
/** The same where it must say so: WeChat Official Account is none, and neither is VxWorks. */
const SAYS_SO = String.raw`\s{0,2}(?:号码?|账号|id|[:=是为(])[\s:=是为(]{0,4}`
const WITH_DIGIT = String.raw`(?=[a-z_-]{0,20}\d)`

/** By what somebody can be reached; a group `label` is told. All are held against half width, in small and big letters. */
const CONTACTS = [
  String.raw`(?<!\d)(?:(?:\+|00)?86(?:${SIGN})?|0)?(?=1(?:${SIGN})?[3-9])(?:${MOBILES})(?!\d)`,
  String.raw`(?<![\d.])(?:\(?0${AREA}\)?|(?:\+|00)86(?:${SIGN})?${AREA})(?:${SIGN})?${LOCAL}(?!\d)`,
  String.raw`(?<label>(?:电话|座机|固话|(?<![a-z])tel)(?:号码?|[.:是为])[\s:]{0,2})${LOCAL}(?!\d)`,
  String.raw`[\w.+-]{1,64}\s?@\s?(?:[\w-]+\.)+[a-z]{2,}`,
].map(pattern => new RegExp(pattern, 'gi'))

const CHATS = [
  String.raw`(?<label>(?:微\s?信|[薇威徽]\s?信|(?<![a-z])v\s?信|扣扣|抠抠)${SAYS})${CHAT_NAME}`,
  String.raw`(?<label>(?<![a-z\d])(?:[vw]\s?x|q\s?q)(?:${SAYS_SO}|\s{1,2}|${WITH_DIGIT}))${CHAT_NAME}`,
  String.raw`(?<label>(?<![a-z\d])(?:we\s?chat|weixin)(?:${SAYS_SO}|\s{0,2}${WITH_DIGIT}))${CHAT_NAME}`,
].map(pattern => new RegExp(pattern, 'gi'))

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

/** Free words without the phone numbers, mail addresses and chat names that people write into them. */
export function maskedWords(text: string): string {
  const unreachable = CONTACTS.reduce((rest, pattern) => replaced(rest, pattern, '（联系方式已隐藏）'), text)
  return CHATS.reduce((rest, pattern) => replaced(rest, pattern, '（已隐藏）'), unreachable)
}

const LATIN = String.raw`\p{Script=Latin}`

/** A name as people write it: in one piece or with blanks, with any dot, in small or big letters; null where there is none. */
function asWritten(name: string): RegExp | null {
  if (!/\p{L}/u.test(name)) return null
  const signs = [...name].filter(sign => !/\s/.test(sign))
  const written = signs.map(sign => (/[\p{L}\p{M}\p{N}]/u.test(sign) ? sign : String.raw`[\p{P}\s]?`))
  // Li An is not named in “brilliant”.
  return new RegExp(`(?<!${LATIN}(?=${LATIN}))${written.join(String.raw`\s?`)}(?!(?<=${LATIN})${LATIN})`, 'giu')
}

/** Makes of free words what tells nobody who wrote them: without contacts, and with `shownAs` in place of the name. */
export function wordsWithout(name: string, shownAs: string): (text: string) => string {
  const named = asWritten(name)
  return text => (named ? replaced(maskedWords(text), named, shownAs) : maskedWords(text))
}

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
