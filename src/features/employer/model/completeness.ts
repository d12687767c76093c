import { introRules, type OwnCompany } from '#contract/company-fields'

export interface ProfilePart {
  /** Id of the field, or of the group of fields, where it is done. */
  id: string
  title: string
  done: boolean
  /** What applicants have of it. */
  why: string
}

const length = (text: string) => [...text.trim()].length

/** What a profile consists of, most telling first. */
export function partsOf({ facts, logo, images, licence }: OwnCompany): ProfilePart[] {
  return [
    {
      id: 'shortName',
      title: '基本信息',
      done: [facts.companyType, facts.trade, facts.scale, facts.city].every(Boolean),
      why: '求职者按行业、性质、规模和地区筛选职位，没有填写的单位不会出现在筛选结果里。',
    },
    {
      id: 'intro',
      title: `单位介绍（${introRules.telling} 字以上）`,
      done: length(facts.intro) >= introRules.telling,
      why: '求职者投递前最想知道单位做什么、怎么带新人。',
    },
    {
      id: 'company-logo',
      title: '单位标志',
      done: logo !== '',
      why: '标志显示在单位主页和品牌企业列表里，便于求职者认出您的单位。',
    },
    {
      id: 'company-photos',
      title: '工作环境图片',
      done: images.length > 0,
      why: '车间、办公室、食堂和宿舍的实景，让求职者来之前心里有数。',
    },
    {
      id: 'company-welfare',
      title: '福利待遇',
      done: facts.welfare.length > 0,
      why: '福利是求职者比较单位时先看的内容。',
    },
    {
      id: 'address',
      title: '详细地址',
      done: facts.address !== '',
      why: '求职者要据此估算通勤和面试路程。',
    },
    {
      id: 'contact',
      title: '招聘联系方式',
      done: facts.phone !== '' || facts.email !== '',
      why: '登录的求职者有疑问时可以直接问您，不公开给访客。',
    },
    {
      id: 'company-licence',
      title: '营业执照核验',
      done: licence.licenceStanding === 'valid',
      why: '主页和职位写明执照的核验和复核日期，求职者更放心；每六个月复核一次。',
    },
  ]
}
