import type { ReactNode } from 'react'
import type { Interview, InterviewSide } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import { Link, wholeFigures } from '#design-system'
import { momentInWords, resultLabel, wayLabel } from '../../model/interview-words.ts'
import { Facts } from './InterviewFacts.styles.ts'

const placeLabels = { onsite: '地点', video: '会议', phone: '地点' } as const

const absentWords = { seeker: '求职者没有到场', employer: '单位没有人接待', '': '' } as const

/** Who meets whom, when and where. Renders a `<dl>`. */
export function InterviewFacts({ interview, side }: { interview: Interview; side: InterviewSide }) {
  const { startsAt, slots, state } = interview
  const isOpen = state === 'proposed' || state === 'countered'
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      '职位',
      <Link key="job" href={pathTo('jobDetails', { id: interview.jobId })}>
        {interview.jobTitle}
      </Link>,
    ],
    side === 'employer'
      ? [
          '求职者',
          <Link key="resume" href={pathTo('receivedResume', { id: interview.applicationId })}>
            {interview.candidate}
          </Link>,
        ]
      : [
          '单位',
          <Link key="company" href={pathTo('companyDetails', { id: interview.companyId })}>
            {interview.companyName}
          </Link>,
        ],
    ['时间', startsAt > 0 ? momentInWords(startsAt) : isOpen ? slots.map(momentInWords).join('\n') : '没有约定'],
    ['时长', `${interview.minutes} 分钟`],
    ['方式', wayLabel(interview.way)],
    [placeLabels[interview.way], interview.place],
    ['联系人', interview.contact],
    [
      '电话',
      <a key="phone" href={`tel:${interview.phone.replace(/\s/g, '')}`}>
        {interview.phone}
      </a>,
    ],
    ['说明', interview.note],
    ['未到场', absentWords[interview.absent]],
    ['结果', resultLabel(interview.result)],
  ]
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{wholeFigures(value)}</dd>
          </div>
        ))}
    </Facts>
  )
}
