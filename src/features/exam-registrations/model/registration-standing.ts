import type { ExamRegistrationSummary } from '#contract/exam-registrations'
import type { AlertTone } from '#design-system'
import { momentInWords, secondInWords } from './moments.ts'

/** How a registration stands, for its candidate: in a sentence, what is to be done, and until when. */
export interface Standing {
  readonly title: string
  readonly tone: AlertTone
  readonly words: string
  /** The moment that counts now; null for none. */
  readonly until: number | null
  /** Before the time left: 距缴费截止. */
  readonly label: string
}

type Standable = Pick<
  ExamRegistrationSummary,
  'status' | 'pending' | 'confirmed' | 'queuedAt' | 'exam' | 'payUntil' | 'ticket' | 'score'
>

const still = (title: string, words: string, tone: AlertTone = 'info'): Standing => ({
  title,
  tone,
  words,
  until: null,
  label: '',
})

/** Before its moment one thing, after it another. */
const before = (
  at: number,
  now: number,
  label: string,
  open: Omit<Standing, 'until' | 'label'>,
  over: Standing,
): Standing => (now < at ? { ...open, until: at, label: `距${label}` } : over)

function afterSuccess({ exam, ticket, score }: Standable, now: number): Standing {
  const { ticketFrom, examFrom, scoresAt } = exam.timeline
  if (score) return still('成绩已经公布', '可以查看各科成绩、排名和下一步安排。', 'success')
  if (now >= examFrom)
    return before(
      scoresAt,
      now,
      '成绩公布',
      {
        title: '报名成功',
        tone: 'success',
        words: `成绩将于 ${momentInWords(scoresAt)} 公布。`,
      },
      still('报名成功', '成绩正在核对，公布后会通知您。', 'success'),
    )
  if (ticket)
    return before(
      examFrom,
      now,
      '开考',
      {
        title: '可以打印准考证了',
        tone: 'success',
        words: '请打印准考证，考试当天和身份证一起带上。',
      },
      still('报名成功', '', 'success'),
    )
  return before(
    ticketFrom,
    now,
    '开始打印准考证',
    {
      title: '报名成功，等待打印准考证',
      tone: 'success',
      words: `报名信息和职位已经锁定。准考证 ${momentInWords(ticketFrom)} 起可以打印，到时会通知您。`,
    },
    still('报名成功', '考场正在编排，准考证可以打印时会通知您。', 'success'),
  )
}

function pendingStanding(registration: Standable, now: number): Standing {
  const { pending, exam } = registration
  const { reviewUntil } = exam.timeline
  switch (pending) {
    case 'repair':
      return before(
        reviewUntil,
        now,
        '补正截止',
        {
          title: '请补正后重新提交',
          tone: 'warning',
          words: '审核人员需要您补充或更正下面标出的内容。逾期没有补正的，报名自动取消。',
        },
        still('补正时间已过', '没有按时补正的报名会自动取消。', 'warning'),
      )
    case 'appeal':
      return still('申诉已经收到，正在复核', '由另一位审核人员复核，结果会发消息告诉您。每个报名只能申诉一次。')
    case 'payment':
      return still('正在向银行核对付款', '已经付款的请不要重复付款，核对好会自动更新；没有付款的，核对后可以继续缴费。')
    case 'position':
      return still(
        '职位已经取消，请改报或退费',
        '您报的职位因缴费人数不足或计划调整取消。可以改报同一考试的其他职位，考试费不用再缴；也可以全额退费。逾期没有选择的，自动退费。',
        'warning',
      )
    default:
      return still('待处理', '报名机构正在处理，有结果会通知您。')
  }
}

/** How a registration stands at a moment, on the service's clock. */
export function standingOf(registration: Standable, now: number): Standing {
  const { status, confirmed, exam, payUntil } = registration
  const { registerUntil, reviewUntil } = exam.timeline
  if (registration.queuedAt !== null) {
    const arrived = secondInWords(registration.queuedAt)
    return still(
      '报名表已经收到，正在排队办理',
      `以收到的时间 ${arrived} 为准，排多久都不算迟。办好后这里自动更新，会发消息告诉您。`,
    )
  }
  switch (status) {
    case null:
      return before(
        registerUntil,
        now,
        '报名截止',
        {
          title: '还没有提交',
          tone: 'warning',
          words: '填写的内容已经保存。提交并收到回执，才算报上名。',
        },
        still('没有在截止前提交', '报名已经截止，这份报名表没有提交，不算报名。', 'danger'),
      )
    case '0':
      return before(
        reviewUntil,
        now,
        '审核结束',
        {
          title: '已经提交，等待审核',
          tone: 'info',
          words: '审核结果会发消息告诉您。审核期间不能修改，可以取消报名。',
        },
        still('已经提交，等待审核', '审核结果很快会发消息告诉您。'),
      )
    case '1':
      return before(
        registerUntil,
        now,
        '报名截止',
        {
          title: '审核没有通过',
          tone: 'danger',
          words: '请看下面的原因。改好可以重新提交，也可以改报别的职位；认为审核有误的，可以申诉一次。',
        },
        still('审核没有通过', '报名已经截止，不能再修改。', 'danger'),
      )
    case '2':
      return before(
        payUntil,
        now,
        '缴费截止',
        {
          title: confirmed ? '报名信息已经确认，请缴费' : '可以确认并缴费了',
          tone: 'warning',
          words: '按时缴费才算报名成功。逾期没有缴费的，报名自动取消。',
        },
        still('缴费已经截止', '没有按时缴费的报名会自动取消。', 'danger'),
      )
    case '3':
      return afterSuccess(registration, now)
    case '4':
      return still('报名已经取消', '没有缴费的不收取任何费用；已缴的费用按公告的规定退回。')
    case '5':
      return pendingStanding(registration, now)
    default:
      return status satisfies never
  }
}
