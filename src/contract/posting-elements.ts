import type { JobDraft } from './job-posting.ts'
import type { Finding } from './posting-check.ts'
import { postingRules } from './posting-fields.ts'

const missing = { level: 'fix', quote: '', start: 0 } as const

/** The notice of 2025 that fixes what a posting has to contain. */
const noticeOf = (element: string) => `人社厅发〔2025〕60号：招聘信息应当包含${element}`

/** A day so many days after another, YYYY-MM-DD. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const isBlank = (words: string) => words.trim() === ''

function placeOf({ city, district, address }: JobDraft): Finding[] {
  const field = city === '' ? 'city' : district === '' ? 'district' : isBlank(address) ? 'address' : null
  if (!field) return []
  return [
    {
      ...missing,
      rule: 'work-place',
      field,
      says: '工作地点没有写完整',
      because: noticeOf('工作地点'),
      instead: '选择城市和区县，写到街道和门牌号',
    },
  ]
}

function validityOf({ expiresOn }: JobDraft, today: string): Finding[] {
  const because = noticeOf('有效期限')
  const rule = 'validity'
  const last = dayAfter(today, postingRules.longest)
  if (expiresOn === '') {
    const instead = `选一个 ${last} 或以前的截止日期`
    return [{ ...missing, rule, field: 'expiresOn', says: '没有写明招聘到哪一天', because, instead }]
  }
  if (expiresOn > today && expiresOn <= last) return []
  return [
    {
      ...missing,
      rule,
      field: 'expiresOn',
      quote: expiresOn,
      says: expiresOn > last ? `从今天起超过 ${postingRules.longest} 天` : '招聘已经截止',
      because,
      instead: `截止日期改到今天之后、${last} 或以前`,
    },
  ]
}

/**
 * Which elements that every posting must have are missing, basic pay apart: number of people, duties, conditions, place,
 * validity. What to type is said at the fields by `jobPosting`; this names the rule behind it. `today` is YYYY-MM-DD in
 * China.
 */
export const elementsMissing = (draft: JobDraft, today: string): Finding[] => [
  ...(draft.headcount === null
    ? [
        {
          ...missing,
          rule: 'headcount',
          field: 'headcount',
          says: '没有写明招几个人',
          because: noticeOf('招聘人数'),
          instead: '写 1 人以上的整数，不写“若干”',
        } as const,
      ]
    : []),
  ...placeOf(draft),
  ...validityOf(draft, today),
  ...(isBlank(draft.duties)
    ? [
        {
          ...missing,
          rule: 'duties',
          field: 'duties',
          says: '没有写明做什么工作',
          because: noticeOf('工作内容'),
          instead: '一行一条，写每天、每月要做的事',
        } as const,
      ]
    : []),
  ...(isBlank(draft.requirements)
    ? [
        {
          ...missing,
          rule: 'conditions',
          field: 'requirements',
          says: '没有写明招聘条件',
          because: noticeOf('招聘条件'),
          instead: '写岗位真正需要的证书、技能或经历',
        } as const,
      ]
    : []),
]
