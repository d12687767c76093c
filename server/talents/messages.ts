import { linkTo, type MessageContent } from '../messages/message.ts'

interface Invited {
  readonly companyName: string
  readonly jobTitle: string
  /** '' for none. */
  readonly words: string
}

/** To a resume's owner, when a company that has found it invites them to apply. */
export const invitedMessage = ({ companyName, jobTitle, words }: Invited): MessageContent<'seeker'> => ({
  category: 'application',
  title: `${companyName}邀请您应聘「${jobTitle}」`,
  body: ['这家单位看了您公开的简历。可以在应聘邀请里一键投递或谢绝。', words].filter(Boolean).join('\n'),
  link: linkTo('invitations', null, { group: 'jobs' }),
})

/** To a resume's owner, when a company has opened the contact details. */
export const downloadedMessage = (companyName: string): MessageContent<'seeker'> => ({
  category: 'application',
  title: `${companyName}下载了您的简历`,
  body: `${companyName}已能看到您的姓名和联系方式，可能会与您联系。不想被这家单位看到时，可以在简历设置里屏蔽它。`,
  link: linkTo('resumePrivacy', null, { tab: 'looks' }),
})

/** To the company's members, when somebody they have invited does not want to apply; who it is they may not know yet. */
export const invitationDeclinedMessage = (job: { id: string; title: string }): MessageContent<'employer'> => ({
  category: 'application',
  title: `「${job.title}」的应聘邀请被谢绝`,
  body: `一位您邀请应聘「${job.title}」的求职者谢绝了邀请，可以邀请其他求职者。`,
  link: linkTo('jobDetails', { id: job.id }),
})
