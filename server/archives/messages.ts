import { linkTo, type MessageContent } from '../messages/message.ts'

interface Transfer {
  readonly id: string
  readonly number: string
}

const transferPage = (id: string) => linkTo('archiveService', null, { transfer: id })

/** The file's own office has to be shown the letter, so the message says until when. */
export const issuedMessage = ({ id, number, office }: Transfer & { readonly office: string }): MessageContent => ({
  category: 'service',
  title: '调档函已开具',
  body: `${office}已为您开具调档函（编号 ${number}），30 日内有效，请及时转交现存档机构。`,
  link: transferPage(id),
})

export const cancelledMessage = ({ id, number }: Transfer): MessageContent => ({
  category: 'service',
  title: '调档申请已撤回',
  body: `您撤回了调档申请（编号 ${number}），调档函已作废。`,
  link: transferPage(id),
})

export const provedMessage = (office: string): MessageContent => ({
  category: 'service',
  title: '存档证明已开具',
  body: `${office}已为您开具存档证明，可随时查看、打印，收到的单位凭证明上的编码即可核验。`,
  link: linkTo('archiveService', null, { view: 'mine' }),
})

/** Somebody else might have known name, number and phone. */
export const claimedMessage: MessageContent = {
  category: 'service',
  title: '档案已关联到您的账号',
  body: '您可以在这里查看存档情况、申请调档、开具存档证明。',
  link: linkTo('archiveService', null, { view: 'mine' }),
}
