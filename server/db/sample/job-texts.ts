import type { Role } from './data/role.ts'
import type { Random } from './random.ts'
import { alternatives, fill, numbered, sentencesOf } from './text.ts'

/** The post that a text is about. */
interface Subject {
  readonly role: Role
  /** Id of the title in the category tree. */
  readonly titleId: string
  /** The title as it is advertised, without what stands behind it. */
  readonly title: string
  /** What the employer makes or does. */
  readonly product: string
  /** Values of the contract's lists. */
  readonly education: string
  readonly experience: number
  readonly workingHours: string
  readonly welfare: readonly string[]
}

const degrees: Readonly<Record<string, string>> = {
  10: '学历不限',
  65: '初中及以上文化',
  66: '高中及以上学历',
  67: '中专及以上学历',
  69: '大专及以上学历',
  70: '本科及以上学历',
  636: '硕士研究生及以上学历',
}

/** The work itself, without level and remarks: 中级会计 asks for years of 会计. */
const workOf = (title: string) => title.replace(/（.*）/g, '').replace(/^[初中高]级/, '')

const years: Readonly<Record<number, string>> = { 3: '一年', 4: '两年', 5: '三年', 6: '三年', 7: '五年', 8: '十年' }

/** A bank's line that names how many years somebody must have: the posting's own experience says that. */
const YEARS = /[一二两三四五六七八十百\d]+年.{0,8}(以上|左右|经验|经历|资历)|应届|无经验/

const SHIFTS = /倒班|三倒|两班|轮班|轮换|夜班|早晚班|值班/
const ROTATING = /倒|轮|夜|排班|晚班|四十八/
const LODGING = /包吃|包住|包食宿/
const TEACHING = /带.{0,3}徒/

/** Names of posts in which people begin. */
export const isBeginner = (title: string) => /学徒|实习|见习|储备|管培|助理|文员/.test(title)

/** Whether a bank's sentence agrees with what this posting says elsewhere. */
const agrees = (sentence: string, { title, workingHours, welfare }: Subject) =>
  !YEARS.test(sentence) &&
  (!SHIFTS.test(sentence) || ROTATING.test(workingHours)) &&
  (!LODGING.test(sentence) || welfare.includes('5')) &&
  (!TEACHING.test(sentence) || !isBeginner(title))

function schooling({ role, education }: Subject): string {
  const degree = degrees[education] ?? '学历不限'
  if (!role.majors || role.majors.startsWith('不限')) return degree
  if (Number(education) < 67) return degree
  return /相应|相关|背景/.test(role.majors) ? `${degree}，${role.majors}专业` : `${degree}，${role.majors}等相关专业`
}

function practice({ title, role, experience }: Subject, random: Random): string {
  if (experience === 1) return '在校学生，能保证实习时间，实习期满可出具证明'
  const asked = years[experience]
  if (!asked) {
    const words =
      role.seasoning === 'open' || role.seasoning === 'some'
        ? ['接受应届毕业生，有专人带教', '经验不限，入职后带薪培训', '应届生可投，有实习经历更好']
        : ['优秀应届毕业生也欢迎投递']
    return random.pick(words)
  }
  const post = workOf(title)
  return random.pick([
    `${asked}以上${post}相关工作经验`,
    `有${asked}以上同岗位工作经验`,
    `从事过${post}或相近工作${asked}以上`,
  ])
}

function wordsOf({ role, titleId, product, title }: Subject, random: Random): Record<string, string> {
  const choices = role.words?.[titleId]
  return { p: product, x: choices ? random.pick(alternatives(choices)) : workOf(title) }
}

/** Duties, numbered: some of the role's sentences in the role's order, mostly from the first, which names the work. */
export function dutiesOf(subject: Subject, random: Random): string {
  const words = wordsOf(subject, random)
  const [first, ...others] = sentencesOf(subject.role.duties)
  const rest = others.filter(sentence => !TEACHING.test(sentence) || !isBeginner(subject.title))
  const bank = [...(first && random.chance(0.8) ? [first] : []), ...random.some(rest, random.int(3, 5))]
  return numbered(bank.map(sentence => fill(sentence, words, random)))
}

/** Requirements, numbered: schooling and experience as the posting's columns say, then what the role needs. */
export function requirementsOf(subject: Subject, random: Random): string {
  const words = wordsOf(subject, random)
  const bank = sentencesOf(subject.role.needs).filter(sentence => agrees(sentence, subject))
  const needs = random.some(bank, random.int(2, 4)).map(sentence => fill(sentence, words, random))
  return numbered([schooling(subject), practice(subject, random), ...needs])
}
