/** Main entries for when the service's menu can't be had. */
export const builtInMenu = [
  { title: '首页', url: '/' },
  { title: '职位搜索', url: '/job-search' },
  { title: '通知公告', url: '/notice/list' },
] as const
