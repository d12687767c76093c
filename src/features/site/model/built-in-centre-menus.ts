/** Entries of the two centres for when the service's menus can't be had: what people come for most. */
export const builtInCentreMenus = {
  individual: [
    { title: '个人中心', url: '/manage/center', show: true },
    { title: '我的简历', url: '/user/resume', show: true },
    { title: '我的投递', url: '/manage/user/position', show: true },
    { title: '消息', url: '/message', show: true },
    { title: '账号管理', url: '/manage/account', show: true },
  ],
  employer: [
    { title: '单位中心', url: '/manage/center', show: true },
    { title: '职位管理', url: '/manage/jobs', show: true },
    { title: '收到的简历', url: '/manage/resume', show: true },
    { title: '账号资料', url: '/enterprise/account', show: true },
    { title: '消息', url: '/manage/message', show: true },
  ],
} as const
