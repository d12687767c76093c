import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { mobile, personName } from '../session-fields.ts'

interface Wanted {
  readonly label: string
  readonly max: number
}

/** Half width, without spaces, as numbers and addresses are compared. */
const plain = (value: string) => value.normalize('NFKC').replaceAll(/\s/g, '')

/** Empty, or of this form. */
const optionalLike = ({ label, max }: Wanted, form: RegExp, error: string) =>
  z._default(
    z.string({ error: `${label}格式不正确` }).check(
      z.overwrite(plain),
      z.maxLength(max, `${label}最多 ${max} 个字符`),
      z.refine(value => value === '' || form.test(value), { error }),
    ),
    '',
  )

const LINE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4})$/
const MAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/
const WEBSITE = /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i

/** Rules for what is written in a form of its own. Names and mobile numbers must be given, the rest may be left empty. */
export const formats = {
  personName: ({ label }: Wanted) => personName(label),
  /** A name in Latin letters, as in a passport. */
  latinName: ({ label }: Wanted) =>
    text(label, { min: 2, max: 60 }).check(
      z.regex(/^\p{Script=Latin}[\p{Script=Latin}\p{Mark} .,'’-]*$/u, `请用拼音或英文填写${label}，如 Zhang San`),
    ),
  mobile: () => mobile(),
  phone: (wanted: Wanted) => optionalLike(wanted, LINE, '请填写手机号或带区号的座机，例如 0791-88886666'),
  email: (wanted: Wanted) => optionalLike(wanted, MAIL, '邮箱格式不正确，例如 hr@example.com'),
  website: (wanted: Wanted) =>
    optionalLike(wanted, WEBSITE, '网址应以 http:// 或 https:// 开头，例如 https://www.example.com'),
} as const

export type Format = keyof typeof formats
