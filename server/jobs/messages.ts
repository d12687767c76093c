import type { LicenceStanding } from '#contract/licence-standing'
import { OFFICE_REASON, toldToSeekers } from '#contract/reference/closing-reasons'
import { linkTo, type MessageContent } from '../messages/message.ts'

interface Job {
  readonly id: string
  readonly jobTitle: string
}

/**
 * To seekers when the employer or the office has taken a job down, for a value of the closing reasons or '': `applied` with
 * an open application, otherwise it was kept for later.
 */
export function closedMessage({ id, jobTitle }: Job, reason: string, applied: boolean): MessageContent<'seeker'> {
  if (reason === OFFICE_REASON) {
    return {
      category: 'job',
      title: `「${jobTitle}」已下架`,
      body: `您${applied ? '投递' : '收藏'}的这个职位经平台核查已下架，不再接受投递。对方要求缴费、转账或者交证件原件的，请不要答应。`,
      link: linkTo('jobDetails', { id }),
    }
  }
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

/** So many titles a message about several names. */
const MOST_NAMED = 3

/** What the title of a message is about: the one, or how many. */
const counted = (titles: readonly string[]) => (titles.length === 1 ? `「${titles[0]}」` : `${titles.length} 个职位`)

/** The same in a sentence, which names them. */
function named(titles: readonly string[]): string {
  const some = titles.slice(0, MOST_NAMED).map(title => `「${title}」`)
  return (
    some.join('') + (titles.length > 1 ? `${titles.length > MOST_NAMED ? '等' : '共'} ${titles.length} 个职位` : '')
  )
}

const onceChecked: Readonly<Record<Exclude<LicenceStanding, 'valid'>, readonly [why: string, next: string]>> = {
  none: ['单位认证还没有通过', '请在单位中心提交营业执照，审核通过后自动发布。'],
  lapsed: ['单位的营业执照已超过复核期限', '请在单位中心重新提交营业执照，核验通过后自动发布。'],
}

/** To an employer when the day of scheduled postings has come and the check of the company does not count. */
export function heldBackMessage(
  titles: readonly string[],
  standing: Exclude<LicenceStanding, 'valid'>,
): MessageContent<'employer'> {
  const [why, next] = onceChecked[standing]
  return {
    category: 'job',
    title: `${counted(titles)}没有按时发布`,
    body: `${why}，您定时发布的${named(titles)}没有发布，正在排队。${next}`,
    link: linkTo('ownJobs', null, { state: 'queued' }),
  }
}

/** To an employer when postings leave the public because the verification of the company is gone. */
export const suspendedMessage = (titles: readonly string[]): MessageContent<'employer'> => ({
  category: 'job',
  title: `${counted(titles)}暂时下架`,
  body: `单位认证已失效，${named(titles)}暂时下架，重新通过认证后自动恢复。`,
  link: linkTo('ownJobs', null, { state: 'queued' }),
})

/** To an employer when the office has taken a posting down, for a reason in its words. */
export const barredMessage = (jobTitle: string, reason: string): MessageContent<'employer'> => ({
  category: 'job',
  title: `「${jobTitle}」已被平台下架`,
  body: `「${jobTitle}」经平台核查已下架，不能重新发布。原因：${reason}。收到的简历仍可以查看和答复。内容改正后，可以另外发布新职位；有异议请联系我们。`,
  link: linkTo('ownJobs', null, { state: 'invalid' }),
})

/** To an employer when the last day of postings is over. */
export const endedMessage = (titles: readonly string[]): MessageContent<'employer'> => ({
  category: 'job',
  title: `${counted(titles)}已到截止日期`,
  body: `${named(titles)}的招聘已到截止日期，不再接受投递。收到的简历仍可以查看和答复。还要继续招聘的话，请填写新的截止日期，重新发布。`,
  link: linkTo('ownJobs', null, { state: 'invalid' }),
})
