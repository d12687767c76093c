import { type About, letter, momentInWords } from '../messages.ts'

interface Room {
  readonly place: string
  readonly contact: string
  readonly phone: string
}

const reachedBy = ({ contact, phone }: Room) => `联系人：${contact}，${phone}。`

/** To an applicant who was put into the queue. */
export const meetingInvitation = (about: About, room: Room, at: Date, note: string) =>
  letter(about, `「${about.job_title}」邀请您参加面试会`, [
    `${about.company_name}邀请您参加现场面试会，您的时间：${momentInWords(at)}，地点：${room.place}。请接受或谢绝。`,
    reachedBy(room),
    note,
  ])

/** The meeting has another time: everybody is asked again. */
export const movedMessage = (about: About, room: Room, at: Date) =>
  letter(about, `「${about.job_title}」面试会改了时间，请重新答复`, [
    `您的新时间：${momentInWords(at)}，地点：${room.place}。请接受或谢绝。`,
    reachedBy(room),
  ])

/** Another place, or another person to ask for. */
export const changedMessage = (about: About, room: Room, note: string) =>
  letter(about, `「${about.job_title}」面试会的安排有变化`, [`地点：${room.place}。时间不变。`, reachedBy(room), note])

/** The order was changed before the day. */
export const swappedMessage = (about: About, at: Date) =>
  letter(about, `「${about.job_title}」面试会的时间有调整`, [`您的时间调整为 ${momentInWords(at)}。`])

/** Where somebody waits now, when the queue has begun or was changed. */
export const aheadMessage = (about: About, title: string, ahead: number, at: Date) =>
  letter(about, `「${about.job_title}」${title}`, [
    ahead > 0 ? `您前面还有 ${ahead} 位，预计 ${momentInWords(at)} 轮到您。` : '您是下一位，请准备。',
  ])

export const calledMessage = (about: About, room: Room) =>
  letter(about, `「${about.job_title}」轮到您面试了`, [`请现在到${room.place}。`, reachedBy(room)])

export const passedMessage = (about: About, room: Room) =>
  letter(about, `「${about.job_title}」叫到您时您不在，已过号`, [
    '到场后请告诉现场工作人员，可以再次叫号。',
    reachedBy(room),
  ])
