import { pathTo } from '#contract/pages'
/** Entries of the two centres for when the service's menus can't be had: what people come for most. */
export const builtInCentreMenus = {
  individual: [
    { title: '个人中心', url: pathTo('centre'), show: true },
    { title: '我的简历', url: pathTo('resumes'), show: true },
    { title: '我的投递', url: pathTo('applications'), show: true },
    { title: '我的考试', url: pathTo('examsOfMine'), show: true },
    { title: '消息', url: pathTo('seekerMessages'), show: true },
    { title: '账号管理', url: pathTo('seekerAccount'), show: true },
  ],
  employer: [
    { title: '单位中心', url: pathTo('centre'), show: true },
    { title: '职位管理', url: pathTo('ownJobs'), show: true },
    { title: '收到的简历', url: pathTo('received'), show: true },
    { title: '账号资料', url: pathTo('employerAccount'), show: true },
    { title: '消息', url: pathTo('employerMessages'), show: true },
  ],
} as const
