/**
 * What an employer agrees to when it applies, by version: the version that was accepted is kept with the participation.
 * After the booking rules of talent markets and the Regulation on the human resources market (2018), articles 30 to 34.
 */
export const fairContract = {
  version: '2026-01',
  title: '招聘会参会约定',
  clauses: [
    '营业执照真实有效，发布的职位真实在招，不发布虚假或歧视性招聘信息。',
    '不向求职者收取费用、押金，不扣押证件，不代其他单位招聘（人力资源服务机构持许可证代理的除外）。',
    '一家单位在一场招聘会使用一个展位，展位不得转让。',
    '开场前一天结束前可以免费取消；之后取消或没有到场的，记为一次未到场。',
    '一年内两次未到场的，自第二次起一年内不能报名参加招聘会。',
    '参会人员的姓名和手机号只用于现场签到和联络，活动结束 30 天后删除。',
  ],
} as const

/** What an employer may ask for at its booth. */
export const fairEquipment = [
  { value: 'power', label: '电源插座' },
  { value: 'screen', label: '显示屏' },
  { value: 'network', label: '有线网络' },
  { value: 'table', label: '加一张桌子' },
  { value: 'chairs', label: '加两把椅子' },
  { value: 'access', label: '无障碍设施' },
] as const
export type FairEquipment = (typeof fairEquipment)[number]['value']

/** Booths that employers stand at. */
export const bookableKinds = ['standard', 'large'] as const
export type BookableKind = (typeof bookableKinds)[number]
