import { expect, within } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteMapGroups } from './SiteMapGroups.tsx'

const meta = preview.meta({
  id: 'site-map-groups',
  title: '业务/站点/网站地图分组 SiteMapGroups',
  component: SiteMapGroups,
  args: {
    groups: [
      {
        title: '找工作',
        links: [
          { title: '首页', url: '/' },
          { title: '职位搜索', url: '/job-search' },
        ],
      },
      { title: '公告与政策', links: [{ title: '通知公告', url: '/notice/list' }] },
      { title: '设区市分站', links: [{ title: '赣州站', url: '/?area=360700' }] },
    ],
  },
})

export const Filled = meta.story({
  name: '有内容',
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('region', { name: '找工作' }))
    await expect(group.getByRole('link', { name: '职位搜索' })).toHaveAttribute('href', '/job-search')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
})

export const LongText = meta.story({
  name: '很长的内容',
  args: {
    groups: Array.from({ length: 9 }, (_, at) => ({
      title: `面向高校毕业生和退役军人的公共就业和人才服务专栏${at + 1}`,
      links: Array.from({ length: at + 1 }, (__, place) => ({
        title: `䶮山·𠮷水两地联合招聘基层公共服务岗位工作人员专场${place + 1}`,
        url: `/topic/long-${at}-${place}`,
      })),
    })),
  },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
