import type { Blocker } from '#contract/account'
import { pathTo } from '#contract/pages'

/** What stands in the way, in words, and where it can be settled. */
export const blockerWords = {
  interviews: {
    say: (count: number) => `还有 ${count} 个面试没有结束`,
    href: pathTo('applications'),
    do: '去处理投递',
  },
  offers: {
    say: (count: number) => `还有 ${count} 份录用意向没有答复`,
    href: pathTo('applications'),
    do: '去处理投递',
  },
  handover: {
    say: (count: number) => `您是唯一的管理员，单位还有 ${count} 位其他成员，请先把其中一位设为管理员`,
    href: pathTo('employerAccount'),
    do: '去设置管理员',
  },
  exams: {
    say: (count: number) => `还有 ${count} 场已缴费或正在缴费的考试没有结束`,
    href: pathTo('examsOfMine'),
    do: '去看我的考试',
  },
  jobs: {
    say: (count: number) => `还有 ${count} 个职位正在招聘`,
    href: pathTo('ownJobs', null, { state: 'valid' }),
    do: '去下架职位',
  },
  applicants: {
    say: (count: number) => `还有 ${count} 位求职者在等面试或录用结果`,
    href: pathTo('received'),
    do: '去答复求职者',
  },
} as const satisfies Record<Blocker['kind'], { say: (count: number) => string; href: string; do: string }>
