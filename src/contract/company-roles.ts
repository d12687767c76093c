/** What a member may do for a company, least first: each role may do what those before it may. */
export const companyRoles = ['reader', 'recruiter', 'owner'] as const
export type CompanyRole = (typeof companyRoles)[number]

export const companyRoleLabels = {
  reader: '用人部门',
  recruiter: '招聘专员',
  owner: '管理员',
} as const satisfies Record<CompanyRole, string>

/** What each may do, in a line. */
export const companyRoleWords = {
  reader: '查看本单位的职位、收到的简历和面试，不能发布、答复或导出',
  recruiter: '发布职位、处理简历、安排面试、搜索人才、导出',
  owner: '全部权限，包括单位资料、营业执照和成员管理',
} as const satisfies Record<CompanyRole, string>

/** Whether somebody with this role may do what takes at least the other. */
export const mayActAs = (role: CompanyRole, least: CompanyRole): boolean =>
  companyRoles.indexOf(role) >= companyRoles.indexOf(least)

/** What whoever may not is told. */
export const roleNeeded = (least: CompanyRole) => `需要“${companyRoleLabels[least]}”权限，请联系本单位管理员`
