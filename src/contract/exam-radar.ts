import { type Candidate, type ExamCondition, serviceKinds, type Verdict } from './exam-conditions.ts'
import { educationDegreeList, educationList } from './reference/education.ts'
import { labelOf } from './reference/lookup.ts'
import type { Option } from './reference/option.ts'
import { politicsStatusList } from './reference/person.ts'
import { jiangxiAreas } from './reference/regions.ts'

/** One condition held against a candidate. */
interface Judged {
  readonly verdict: Verdict
  /** What they have, in words; '' for nothing said. */
  readonly yours: string
  /** What to add or have checked; '' where nothing is missing. */
  readonly advice: string
}

/** A condition with what became of it. */
export interface JudgedCondition extends Judged {
  readonly kind: ExamCondition['kind']
  readonly hard: boolean
  readonly quote: string
}

type ConditionOf<Kind extends ExamCondition['kind']> = Extract<ExamCondition, { readonly kind: Kind }>

const fits = (yours: string): Judged => ({ verdict: 'fits', yours, advice: '' })
const fails = (yours: string, advice: string): Judged => ({ verdict: 'fails', yours, advice })
const unsure = (yours: string, advice: string): Judged => ({ verdict: 'unsure', yours, advice })

/** Of a condition that some values of a list meet; a vague value of it may stand for any. */
function amongValues(
  value: string,
  list: readonly Option[],
  anyOf: readonly string[],
  what: string,
  vague = '',
): Judged {
  const label = labelOf(list, value)
  if (label === '') return unsure('', `请在简历里填写${what}`)
  if (anyOf.includes(value)) return fits(label)
  if (value === vague) return unsure(label, `${what}写的是“${label}”，请与招聘单位核实`)
  return fails(label, `${what}与职位要求不一致`)
}

const OTHER_EDUCATION = '11'
const OTHER_DEGREE = '3'

function judgeDegree({ anyOf }: ConditionOf<'degree'>, { degree, education }: Candidate): Judged {
  if (degree === '') {
    // Whoever has no more than a junior college has no degree.
    const schooling = educationList.findIndex(({ value }) => value === education)
    const isBelow = schooling >= 0 && schooling < educationList.findIndex(({ value }) => value === '70')
    if (isBelow) return fails(`${labelOf(educationList, education)}，无学位`, '职位要求取得学位')
    return unsure('', '请在教育经历的在校情况里写明学位，例如“管理学学士”')
  }
  return amongValues(degree, educationDegreeList, anyOf, '学位', OTHER_DEGREE)
}

function judgeMajor({ prefixes }: ConditionOf<'major'>, candidate: Candidate): Judged {
  const { majorCode, majorName, otherMajors = [] } = candidate
  const yours = [majorName, majorCode].filter(part => part !== '').join(' ')
  if (prefixes.length === 0) return fits(yours)
  if (majorCode === '')
    return unsure(yours, majorName === '' ? '请在简历里填写所学专业' : '没有查到这个专业的代码，请与招聘单位核实')
  if (prefixes.some(prefix => majorCode.startsWith(prefix))) return fits(yours)
  // A class may hold the major that is asked for: then its own name has to tell.
  if (prefixes.some(prefix => prefix.startsWith(majorCode))) return unsure(yours, '简历只写了专业类，请写明具体专业')
  // With which of two courses somebody registers is theirs to say.
  if (otherMajors.some(code => prefixes.some(prefix => code.startsWith(prefix))))
    return unsure(yours, '另一段学历的专业在要求的范围内，能否以它报考请与招聘单位核实')
  return fails(yours, '所学专业不在职位要求的范围内')
}

function judgeAge({ bornFrom }: ConditionOf<'age'>, { birthday }: Candidate): Judged {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday)) return unsure(birthday, '请在简历里填写出生日期')
  return birthday >= bornFrom ? fits(`${birthday} 出生`) : fails(`${birthday} 出生`, `须在 ${bornFrom} 及以后出生`)
}

function judgeGraduate({ years }: ConditionOf<'graduate'>, { graduateYear }: Candidate): Judged {
  if (graduateYear === null) return unsure('', '请在简历的教育经历里填写毕业时间')
  const yours = `${graduateYear} 年毕业`
  return years.includes(graduateYear) ? fits(yours) : fails(yours, `只招 ${years.join('、')} 年毕业的人员`)
}

function judgeExperience({ years }: ConditionOf<'experience'>, { workYears }: Candidate): Judged {
  if (workYears === null) return unsure('', '请在简历里填写工作经历')
  const yours = workYears === 0 ? '没有工作经历' : `工作 ${workYears} 年`
  if (workYears < years) return fails(yours, `须有 ${years} 年工作经历`)
  // Years of work are told, and not in what.
  return fits(yours)
}

/** Names of a certificate as people write them: with or without 证书, 资格, brackets and spaces. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s()《》“”"]/g, '')
    .replaceAll(/证书|资格|证$/g, '')

function judgeCertificate({ name }: ConditionOf<'certificate'>, { certificates }: Candidate): Judged {
  const wanted = plain(name)
  const exact = certificates.find(own => plain(own) === wanted)
  if (exact !== undefined) return fits(exact)
  const near = certificates.find(
    own => plain(own) !== '' && (plain(own).includes(wanted) || wanted.includes(plain(own))),
  )
  if (near !== undefined) return unsure(near, '证书名称不完全一致，请与招聘单位核实')
  return unsure('', `简历没有${name}，已取得的请补充到技能证书`)
}

function judgeService({ anyOf }: ConditionOf<'service'>, { services }: Candidate): Judged {
  const own = services.map(value => labelOf(serviceKinds, value)).filter(label => label !== '')
  if (services.some(value => anyOf.includes(value))) return fits(own.join('、'))
  return unsure(own.join('、'), '定向职位，请确认是否有服务经历并准备证明')
}

const areas = new Map(Object.entries<string>(jiangxiAreas))

function judgeHousehold({ regions }: ConditionOf<'household'>, { household }: Candidate): Judged {
  if (household === '') return unsure('', '请确认户籍所在地，以户口簿为准')
  const whole = household.replace(/(00)+$/, '')
  const yours = areas.get(household) ?? (household.startsWith('36') ? '江西省' : '江西省以外')
  if (regions.some(region => household.startsWith(region.replace(/(00)+$/, '')))) return fits(yours)
  // A province or a city is written where the condition names one of its parts.
  if (regions.some(region => region.startsWith(whole))) return unsure(yours, '请写明户籍所在的县（市、区）')
  return fails(yours, '户籍不在职位要求的范围内')
}

function judgeSex({ value }: ConditionOf<'sex'>, { sex }: Candidate): Judged {
  if (sex === '') return unsure('', '请在简历里填写性别')
  const yours = sex === '1' ? '男' : '女'
  return sex === value ? fits(yours) : fails(yours, '职位对性别有说明，请与招聘单位核实')
}

function verdictOn(condition: ExamCondition, candidate: Candidate): Judged {
  switch (condition.kind) {
    case 'education':
      return amongValues(candidate.education, educationList, condition.anyOf, '学历', OTHER_EDUCATION)
    case 'degree':
      return judgeDegree(condition, candidate)
    case 'major':
      return judgeMajor(condition, candidate)
    case 'age':
      return judgeAge(condition, candidate)
    case 'graduate':
      return judgeGraduate(condition, candidate)
    case 'politics':
      return amongValues(candidate.politics, politicsStatusList, condition.anyOf, '政治面貌')
    case 'experience':
      return judgeExperience(condition, candidate)
    case 'certificate':
      return judgeCertificate(condition, candidate)
    case 'service':
      return judgeService(condition, candidate)
    case 'household':
      return judgeHousehold(condition, candidate)
    case 'sex':
      return judgeSex(condition, candidate)
    case 'other':
      return unsure('', '请对照职位要求自行确认，或者与招聘单位核实')
    default:
      return condition satisfies never
  }
}

/** Holds one condition of a position against what somebody has said of themself. */
export function judge(condition: ExamCondition, candidate: Candidate): JudgedCondition {
  const { kind, hard, quote } = condition
  return { kind, hard, quote, ...verdictOn(condition, candidate) }
}

export interface JudgedPosition {
  readonly verdict: Verdict
  readonly list: readonly JudgedCondition[]
}

const worst = { fails: 2, unsure: 1, fits: 0 } as const satisfies Record<Verdict, number>

/**
 * Holds all conditions of a position against somebody. Only what the notice calls hard stops anybody: what is not hard
 * counts for nothing here, whatever becomes of it.
 */
export function judgeAll(conditions: readonly ExamCondition[], candidate: Candidate): JudgedPosition {
  const list = conditions.map(condition => judge(condition, candidate))
  const verdict = list.reduce<Verdict>(
    (sum, one) => (one.hard && worst[one.verdict] > worst[sum] ? one.verdict : sum),
    'fits',
  )
  return { verdict, list }
}
