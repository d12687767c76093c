import { toldToSeekers } from '#contract/reference/closing-reasons'
import { linkTo, type MessageContent } from '../messages/message.ts'

interface Job {
  readonly id: string
  readonly jobTitle: string
}

/**
 * To seekers when the employer has taken a job down, for a value of the closing reasons or '': `applied` with an open
 * application, otherwise it was kept for later.
 */
export function closedMessage({ id, jobTitle }: Job, reason: string, applied: boolean): MessageContent<'seeker'> {
  const told = toldToSeekers(reason)
  const said = applied
    ? '单位已停止招聘您投递的这个职位。已经投递的简历，单位仍可以查看和答复。'
    : '单位已停止招聘您收藏的这个职位。'
  return {
    category: 'job',
    title: `「${jobTitle}」已停止招聘`,
    body: told ? `${told}。${said}` : said,
    link: linkTo('jobDetails', { id }),
  }
}

interface Opened extends Job {
  /** Its last day passed before it could appear. */
  readonly expired: boolean
}

const expiredMessage = ({ jobTitle }: Job): MessageContent<'employer'> => ({
  category: 'job',
  title: `「${jobTitle}」的截止日期已过`,
  body: '单位认证通过以前，这个职位的截止日期就到了，没有发布出去。请填写新的截止日期，重新发布。',
  link: linkTo('ownJobs', null, { state: 'invalid' }),
})

/** To an employer when the day of a scheduled posting has come. */
export const openedMessage = ({ id, jobTitle }: Opened): MessageContent<'employer'> => ({
  category: 'job',
  title: `「${jobTitle}」已按时发布`,
  body: '您定时发布的职位现在可以被搜索到了。',
  link: linkTo('jobDetails', { id }),
})

/** To an employer when a posting appears that waited for the company's check. */
export const passedMessage = (job: Opened): MessageContent<'employer'> =>
  job.expired
    ? expiredMessage(job)
    : {
        category: 'job',
        title: `「${job.jobTitle}」已自动发布`,
        body: '单位认证已通过，您提交的职位现在可以被搜索到了。',
        link: linkTo('jobDetails', { id: job.id }),
      }
