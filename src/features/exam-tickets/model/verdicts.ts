import type { Judgement } from './withdrawn.ts'

/** What is said of a code: what the signature says, and, by a list or by the service, whether it holds. */
type Verdict = Judgement['verdict']

interface Words {
  title: string
  /** What the invigilator does now. */
  help: string
  tone: 'success' | 'danger' | 'warning'
}

export const verdictWords: Readonly<Record<Verdict, Words>> = {
  genuine: {
    title: '真实有效',
    help: '请核对本人、身份证原件和准考证上的照片是同一个人，再核对考场号和座位号。',
    tone: 'success',
  },
  forged: {
    title: '伪造或被改动',
    help: '签名与内容不符。请收存这张准考证，请考生到考务室核实身份，不要让其直接入场。',
    tone: 'danger',
  },
  replaced: {
    title: '已被新版本替换',
    help: '签名真实，但这不是最新的准考证，考场或座位可能已经调整。请考生到考务室打印最新的准考证。',
    tone: 'warning',
  },
  void: {
    title: '已作废',
    help: '签名真实，但这张准考证已经作废，考生不能凭它参加考试。请考生到考务室核实，不要让其直接入场。',
    tone: 'danger',
  },
  'unknown-key': {
    title: '无法判断',
    help: '本机没有核验这张准考证的公钥。请连接网络，更新公钥后再核验一次。',
    tone: 'warning',
  },
  unreadable: {
    title: '不是准考证或回执二维码',
    help: '内容不完整，或者不是准考证、报名回执上的二维码。请对准整个二维码重新扫描，或者重新粘贴。',
    tone: 'warning',
  },
}

/** The same of a receipt, for whoever was handed one. */
export const receiptWords: Readonly<Record<Verdict, Words>> = {
  genuine: {
    title: '回执真实',
    help: '签名真实：报名系统在下面的时间收到了这份报名表。回执上没有个人信息，请与报名表上的报名序号核对。',
    tone: 'success',
  },
  forged: {
    title: '伪造或被改动',
    help: '签名与内容不符，不能证明提交过报名表。',
    tone: 'danger',
  },
  replaced: {
    title: '已有新的回执',
    help: '签名真实，但这份报名表后来又提交过，以最后一次提交的回执为准。',
    tone: 'warning',
  },
  void: verdictWords.void,
  'unknown-key': {
    title: '无法判断',
    help: '本机没有核验这份回执的公钥。请连接网络，更新公钥后再核验一次。',
    tone: 'warning',
  },
  unreadable: verdictWords.unreadable,
}
