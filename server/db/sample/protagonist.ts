import { emptyEntry, emptySections, type ResumeSections } from '#contract/resume-sections'
import { sampleAccounts } from './accounts.ts'
import { DAY, isoOf, type Moments } from './moments.ts'
import type { Random } from './random.ts'
import { resumeRowOf, type SampleSeeker, type UserRow } from './seekers.ts'
import { titleOf } from './showcase.ts'

const [writer, newcomer] = sampleAccounts

/** The whole resume of the person whose account people try out: an accountant in Ganzhou. */
const accountantSections = (moments: Moments): ResumeSections => ({
  basic: {
    ...emptySections().basic,
    name: '林晓棠',
    sex: '2',
    birthday: moments.day(-28 * 365 - 140),
    phone: writer.phone,
    email: 'linxiaotang@example.com',
    politics: '2',
    nation: '1',
    city: '360700',
    experience: '7',
    education: '70',
  },
  intention: {
    ...emptySections().intention,
    categories: ['30101', '30105'],
    cities: ['360700', '360100'],
    wage: '3',
    nature: '1',
    arrival: '3',
  },
  education: [
    {
      ...emptyEntry('education'),
      school: '浔阳财经学院',
      major: '会计学',
      education: '70',
      from: moments.month(-116),
      to: moments.month(-70),
      remark: '连续两年获校一等奖学金，任会计协会副会长，毕业论文评为优秀。',
    },
  ],
  work: [
    {
      ...emptyEntry('work'),
      company: '赣州岭湾电子有限公司',
      title: '会计',
      from: moments.month(-40),
      to: '',
      duties:
        '1. 独立负责母公司全盘账务，月末三个工作日内出表；\n2. 办理增值税、企业所得税申报和研发费用加计扣除备案，三年无差错；\n3. 牵头把手工对账改为系统对账，往来差异由每月四十余笔降到五笔以内；\n4. 配合年度审计和高新技术企业复审。',
    },
    {
      ...emptyEntry('work'),
      company: '赣州诚棠财务咨询有限公司',
      title: '会计助理',
      from: moments.month(-69),
      to: moments.month(-41),
      duties:
        '1. 为三十余家小微企业代理记账、申报纳税；\n2. 解答客户的开票、社保和个税问题；\n3. 整理装订凭证，协助办理工商年报。',
    },
  ],
  projects: [
    {
      ...emptyEntry('projects'),
      name: '财务系统上线项目',
      role: '关键用户',
      from: moments.month(-26),
      to: moments.month(-20),
      remark: '梳理科目、往来和存货基础资料，编写操作手册，组织四场培训，按期切换，无一笔数据丢失。',
    },
  ],
  skills: [
    { ...emptyEntry('skills'), name: '中级会计专业技术资格', remark: '全科通过' },
    { ...emptyEntry('skills'), name: '金蝶云星空', remark: '三年使用经验' },
    { ...emptyEntry('skills'), name: 'Excel 数据透视与函数' },
    { ...emptyEntry('skills'), name: 'C1 驾驶证' },
  ],
  languages: [
    { ...emptyEntry('languages'), language: '208', level: '294' },
    { ...emptyEntry('languages'), language: '210', level: '292' },
  ],
  evaluation: {
    ...emptySections().evaluation,
    text: '做账细致，守得住原则；愿意把流程想清楚再动手。家在赣州，希望在制造业或信息技术企业长期发展，向财务主管成长。',
  },
})

const userOf = (
  random: Random,
  { phone, userType }: typeof writer | typeof newcomer,
  nickName: string,
  at: number,
  passwordHash: string,
): UserRow => ({
  id: random.uuid(),
  user_type: userType,
  phone,
  nick_name: nickName,
  password_hash: passwordHash,
  created_at: isoOf(at),
  updated_at: isoOf(at),
  sample: true,
})

interface SampleSeekers {
  /** Has a resume and applications. */
  readonly writer: SampleSeeker
  /** Has nothing yet. */
  readonly newcomer: UserRow
}

/** The two seekers' sample accounts. */
export function accountSeekers(random: Random, moments: Moments, passwordHash: string): SampleSeekers {
  const joined = moments.now - 75 * DAY
  const user = userOf(random, writer, '晓棠', joined, passwordHash)
  const title = titleOf('30101')
  const resume = resumeRowOf({
    id: random.uuid(),
    userId: user.id,
    title,
    sections: accountantSections(moments),
    created: joined,
    updated: moments.now - 20 * DAY,
    privacy: 'open',
    name: '会计求职简历',
  })
  return {
    writer: { user, resume, title, joined, canSend: true },
    newcomer: userOf(random, newcomer, '用户0002', moments.now - DAY, passwordHash),
  }
}
