import type { ResumeSections } from '#contract/resume-sections'

/** 熊** whatever the length, so that the number of characters tells nothing. */
export const maskedName = (name: string) => (name === '' ? '' : `${[...name][0]}**`)

const maskedPhone = (phone: string) => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

const PHONES = /(?<!\d)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g
const ADDRESSES = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g
const CHAT_NAMES = /(微信|VX|QQ)(号)?([:： ]*)[\w-]{5,20}/gi

/** Free words without the phone numbers, mail addresses and chat names that people write into them. */
export const maskedWords = (text: string) =>
  text
    .replace(PHONES, '（联系方式已隐藏）')
    .replace(ADDRESSES, '（联系方式已隐藏）')
    .replace(CHAT_NAMES, '$1$2$3（已隐藏）')

function maskedDeep<Value>(value: Value): Value
function maskedDeep(value: unknown): unknown {
  if (typeof value === 'string') return maskedWords(value)
  if (Array.isArray(value)) return value.map(item => maskedDeep(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskedDeep(inner)]))
}

/**
 * A resume before its contact details are open: no name, phone, mail address or exact birthday, and neither nation nor
 * politics, by which nobody is to be chosen.
 */
export function maskedSections(sections: ResumeSections): ResumeSections {
  const { basic } = sections
  return {
    ...maskedDeep(sections),
    basic: {
      ...basic,
      name: maskedName(basic.name),
      phone: /^\d{8,}$/.test(basic.phone) ? maskedPhone(basic.phone) : '',
      email: '',
      birthday: '',
      nation: '',
      politics: '',
    },
  }
}
