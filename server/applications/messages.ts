import { type ApplicationState, applicationStateLabels, SILENCE_DAYS } from '#contract/applications'
import { chinaDay } from '../clock.ts'
import { linkTo, type MessageContent } from '../messages/message.ts'

interface Sent {
  readonly id: string
  readonly jobTitle: string
}

interface ForJob {
  readonly jobId: number | string
  readonly jobTitle: string
}

interface Received extends Sent, ForJob {}

const received = (id: string) => linkTo('receivedResume', { id })
/** To an employer, applications are about the job that they are for. */
const ofJob = (jobId: ForJob['jobId']) => ({ thing: linkTo('jobDetails', { id: String(jobId) }) })
const sent = (id: string) => linkTo('applications', null, { id })

/** To the employer's members. Names nobody: the application itself says who it is, for as long as it may. */
export const receivedMessage = ({ id, jobTitle, jobId }: Received): MessageContent<'employer'> => ({
  category: 'application',
  title: `「${jobTitle}」收到一份新简历`,
  body: `有求职者投递了「${jobTitle}」，请及时查看并答复。`,
  link: received(id),
  ...ofJob(jobId),
})

/** To the employer's members, when a seeker has taken an application back. */
export const withdrawnMessage = ({ id, jobTitle, jobId }: Received): MessageContent<'employer'> => ({
  category: 'application',
  title: `「${jobTitle}」的一份投递已撤回`,
  body: `一位求职者撤回了对「${jobTitle}」的投递，其简历不再提供查看。`,
  link: received(id),
  ...ofJob(jobId),
})

/** To the employer's members, when a seeker asks for an answer. */
export const reminderMessage = ({
  id,
  jobTitle,
  jobId,
  endsAt,
}: Received & { endsAt: number }): MessageContent<'employer'> => ({
  category: 'application',
  title: `「${jobTitle}」的一位求职者在等您答复`,
  body: `一位投递了「${jobTitle}」的求职者提醒您答复。${chinaDay(new Date(endsAt))}前没有答复，这份投递会自动结束。`,
  link: received(id),
  ...ofJob(jobId),
})

/** To the employer's members, when a seeker has written. The words stand at the application, for as long as it may be read. */
export const replyMessage = ({ id, jobTitle, jobId }: Received): MessageContent<'employer'> => ({
  category: 'application',
  title: `「${jobTitle}」的一位求职者回复了您`,
  body: `一位投递了「${jobTitle}」的求职者给您留言，打开投递即可查看和答复。`,
  link: received(id),
  ...ofJob(jobId),
})

interface FromCompany extends Sent {
  readonly companyName: string
}

/** To the seeker, when the employer's silence has ended an application. */
export const silenceMessage = ({
  id,
  jobTitle,
  companyName,
  wasHeard,
}: FromCompany & { wasHeard: boolean }): MessageContent<'seeker'> => ({
  category: 'application',
  title: `「${jobTitle}」的投递已结束：单位未在期限内答复`,
  body: `${
    wasHeard
      ? `${companyName}给您留言后 ${SILENCE_DAYS} 天，没有再答复您对「${jobTitle}」的投递`
      : `${companyName}在 ${SILENCE_DAYS} 天内没有答复您对「${jobTitle}」的投递`
  }，投递已结束。您可以继续看看其他职位。`,
  link: sent(id),
})

interface Silence extends ForJob {
  /** How many applications to this job have ended. */
  readonly count: number
}

/** To the employer's members, once for each job. */
export const silentMessage = ({ jobTitle, jobId, count }: Silence): MessageContent<'employer'> => ({
  category: 'application',
  title: `「${jobTitle}」有 ${count} 份投递超期未答复，已结束`,
  body: `「${jobTitle}」的 ${count} 份投递在 ${SILENCE_DAYS} 天内没有得到答复，已自动结束，并已告知求职者。仍想联系的，可以改为“初筛通过”。`,
  link: linkTo('received', null, { state: 'expired' }),
  ...ofJob(jobId),
})

interface Answer extends FromCompany {
  readonly state: ApplicationState
  readonly remark: string
}

/** To the seeker, when the employer only writes. */
export const letterMessage = ({
  id,
  jobTitle,
  companyName,
  words,
}: FromCompany & { words: string }): MessageContent<'seeker'> => ({
  category: 'application',
  title: `「${jobTitle}」的用人单位给您留言`,
  body: `${companyName}：\n${words}`,
  link: sent(id),
})

/** To the seeker, when the employer has moved an application on; the remark stands on lines of its own. */
export const answerMessage = ({ id, jobTitle, companyName, state, remark }: Answer): MessageContent<'seeker'> => ({
  category: state === 'interview' ? 'interview' : 'application',
  title: `「${jobTitle}」的投递进展：${applicationStateLabels[state]}`,
  body: [`${companyName}已将您对「${jobTitle}」的投递更新为“${applicationStateLabels[state]}”。`, remark]
    .filter(line => line !== '')
    .join('\n'),
  link: sent(id),
})
