import type { Interview, InterviewSide } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import { FactList, Link } from '#design-system'
import { momentInWords, resultLabel, wayLabel } from '../../model/interview-words.ts'

const placeLabels = { onsite: '地点', video: '会议', phone: '地点' } as const

const absentWords = { seeker: '求职者没有到场', employer: '单位没有人接待', '': '' } as const

/** Who is met: the other side. */
const otherSide = (interview: Interview, side: InterviewSide) =>
  side === 'employer'
    ? {
        term: '求职者',
        details: <Link href={pathTo('receivedResume', { id: interview.applicationId })}>{interview.candidate}</Link>,
      }
    : {
        term: '单位',
        details: <Link href={pathTo('companyDetails', { id: interview.companyId })}>{interview.companyName}</Link>,
      }

/** Who meets whom, when and where. Renders a `<dl>`. */
export function InterviewFacts({ interview, side }: { interview: Interview; side: InterviewSide }) {
  const { startsAt, slots, state } = interview
  const isOpen = state === 'proposed' || state === 'countered'
  return (
    <FactList
      facts={[
        {
          term: '职位',
          details: <Link href={pathTo('jobDetails', { id: interview.jobId })}>{interview.jobTitle}</Link>,
        },
        otherSide(interview, side),
        {
          term: '时间',
          details: startsAt > 0 ? momentInWords(startsAt) : isOpen ? slots.map(momentInWords).join('\n') : '没有约定',
        },
        { term: '时长', details: `${interview.minutes} 分钟` },
        { term: '方式', details: wayLabel(interview.way) },
        { term: placeLabels[interview.way], details: interview.place },
        { term: '联系人', details: interview.contact },
        {
          term: '电话',
          details: interview.phone && <a href={`tel:${interview.phone.replace(/\s/g, '')}`}>{interview.phone}</a>,
        },
        { term: '说明', details: interview.note },
        { term: '未到场', details: absentWords[interview.absent] },
        { term: '结果', details: resultLabel(interview.result) },
      ]}
    />
  )
}
