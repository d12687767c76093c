/** Whom name plates are made for: exhibitors' people, or the staff of the fair. */
export const plateGroups = ['exhibitors', 'staff'] as const
export type PlateGroup = (typeof plateGroups)[number]

export const plateGroupLabels = {
  exhibitors: '参展单位人员',
  staff: '工作人员',
} as const satisfies Record<PlateGroup, string>
