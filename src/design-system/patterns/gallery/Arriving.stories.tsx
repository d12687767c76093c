import preview from '../../../../.storybook/preview'
import { Board, fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { icons } from '../../primitives/Icon/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { CalendarStrip } from '../CalendarStrip/index.ts'
import { CategoryMenu } from '../CategoryMenu/index.ts'
import { CountUp } from '../CountUp/index.ts'
import { DeadlineStrip } from '../DeadlineStrip/index.ts'
import { DetailSection } from '../DetailSection/index.ts'
import { EntryGrid } from '../EntryGrid/index.ts'
import { FactList } from '../FactList/index.ts'
import { SideMenu } from '../SideMenu/index.ts'
import { StatStrip } from '../StatStrip/index.ts'
import { categories } from '../testing.ts'

const entries = [
  { title: '职位搜索', href: '/job-search', icon: icons.briefcase },
  { title: '招聘会', href: '/recruitment', icon: icons.fair },
  { title: '考试报名', href: '/exam/list', icon: icons.exam, hot: true },
  { title: '政策', href: '/government/regulations', icon: icons.policy },
]

const days = ['20', '21', '22', '23', '24', '25', '26'].map(day => ({
  date: `2026-11-${day}`,
  events: day === '21' ? [{ id: '1', title: '秋季综合招聘会', href: '/recruitment/page/1', when: '09:00 招聘会' }] : [],
}))

const centre = [
  { items: [{ title: '个人中心', url: '/manage/center', icon: icons.user }] },
  {
    title: '求职',
    items: [
      { title: '我的简历', url: '/user/resume', icon: icons.file },
      { title: '我的投递', url: '/manage/user/position', icon: icons.briefcase, count: 2, unit: '个有新进展' },
    ],
  },
]

const meta = preview.meta({
  id: 'ds-pattern-gallery-arriving',
  title: '设计系统/总览/首页',
  component: () => (
    <Board
      first={
        <>
          <DetailSection title="工作地点">
            <FactList facts={[{ term: '地点', details: '南昌·东湖区' }]} />
          </DetailSection>
          <EntryGrid aria-label="常用服务" items={entries} />
          <DeadlineStrip
            items={[{ id: '1', title: `${longCompany}公开招聘`, href: '/exam/page/1', when: '17:00 报名截止' }]}
          />
          <CategoryMenu aria-label="职位分类" categories={categories} hrefFor={() => '/job-search'} />
        </>
      }
      second={
        <>
          <SideMenu label="个人中心" groups={centre} current="/user/resume" />
          <CalendarStrip days={days} />
          <StatStrip
            items={[
              { label: '在招职位', value: 51_204, unit: '个', href: '/job-search' },
              { label: '入驻单位', value: 6120, unit: '家' },
            ]}
          />
          <Text>
            已为 <CountUp value={1_203_987} /> 人服务
          </Text>
        </>
      }
    />
  ),
  play: fits,
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
