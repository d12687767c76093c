import { pathTo } from '#contract/pages'
/** Main entries for when the service's menu can't be had. */
export const builtInMenu = [
  { title: '首页', url: pathTo('home') },
  { title: '职位搜索', url: pathTo('jobSearch') },
  { title: '通知公告', url: pathTo('notices') },
] as const
