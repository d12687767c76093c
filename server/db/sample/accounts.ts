/** An account with which people try out the service while it holds sample content. */
export interface SampleAccount {
  readonly phone: string
  /** 1 employer, 2 seeker. */
  readonly userType: 1 | 2
  /** In Chinese, for the list in README. */
  readonly about: string
}

/** The password of all sample accounts; whoever loads the content hands in its hash. */
export const samplePassword = 'Ganpo-2026!'

export const sampleAccounts = [
  { phone: '19900000001', userType: 2, about: '求职者：简历完整，有各种进度的投递、收藏和消息' },
  { phone: '19900000002', userType: 2, about: '求职者：刚注册，还没有简历' },
  { phone: '19900000003', userType: 1, about: '用人单位：资料齐全，有在招职位、草稿和收到的简历' },
  { phone: '19900000004', userType: 1, about: '用人单位：小微企业，刚开始发布职位' },
  { phone: '19900000013', userType: 1, about: '19900000003 同单位的招聘专员：发布职位、处理简历' },
  { phone: '19900000014', userType: 1, about: '19900000003 同单位的用人部门：只能查看' },
] as const satisfies readonly SampleAccount[]

/** Those who run the sample exams. */
export const officeAccounts = [
  { phone: '19900000021', userType: 1, about: '考试机构：录入准备和资格审核（考试业务）' },
  { phone: '19900000022', userType: 1, about: '考试机构：复审和核准发布，不能核准自己准备的' },
  { phone: '19900000023', userType: 1, about: '考试机构：只做资格审核' },
] as const satisfies readonly SampleAccount[]

/** Those who run the sample fairs. */
export const fairOfficeAccounts = [
  { phone: '19900000031', userType: 1, about: '招聘会主办方：组织全省的示例招聘会（招聘会业务）' },
  { phone: '19900000032', userType: 1, about: '招聘会主办方：现场主管，可以紧急暂停' },
  { phone: '19900000033', userType: 1, about: '招聘会主办方：检票员' },
] as const satisfies readonly SampleAccount[]
