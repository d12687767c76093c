import type { FairVerdict } from '#contract/fair-judge'

interface Words {
  readonly title: string
  /** What the steward does now. */
  readonly help: string
  readonly tone: 'success' | 'warning' | 'danger'
}

/** What a desk says of each verdict: words first, the colour says the same. */
export const verdictWords = {
  admitted: { title: '可以入场', help: '请进。', tone: 'success' },
  early: { title: '还没到时段', help: '时段开始前 15 分钟起可以入场，请稍候。', tone: 'warning' },
  late: { title: '时段已过', help: '已过时段 30 分钟，由主管决定是否放行。', tone: 'warning' },
  'past-day': {
    title: '是前一天的票',
    help: '票上的日期已过，由主管决定是否放行，或登记为无码入场。',
    tone: 'warning',
  },
  'already-in': {
    title: '已经入过场',
    help: '同一张票只能用一次。若是本人暂时离场再回来，由主管放行。',
    tone: 'danger',
  },
  replaced: { title: '是改约前的旧码', help: '请对方打开手机上最新的入场码，或念最新的短码。', tone: 'warning' },
  cancelled: { title: '预约已取消', help: '名额已让给别人，可登记为无码入场，以现场安排为准。', tone: 'danger' },
  unknown: { title: '查不到这张票', help: '可能念错，或是刚刚预约。请改扫二维码，或联网更新后再查。', tone: 'warning' },
  'wrong-fair': { title: '不是这场招聘会的票', help: '请对方核对招聘会名称和日期。', tone: 'danger' },
  forged: { title: '伪造或被改动', help: '签名不对，不能入场，请交给主管处理。', tone: 'danger' },
  unreadable: { title: '不是入场码', help: '请对准整个二维码，或逐位核对 9 位短码。', tone: 'warning' },
  stopped: { title: '暂停入场', help: '招聘会暂停中，任何人都先不放行，等恢复通知。', tone: 'danger' },
  'wrong-clock': {
    title: '本机时间不对',
    help: '本机时钟不准，或休眠太久。请校准时间并刷新本页，或联网后再检票。',
    tone: 'danger',
  },
} as const satisfies Record<FairVerdict, Words>
