import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { Board, fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { Text } from '../../primitives/Text/index.ts'
import { ArticleLayout } from '../ArticleLayout/index.ts'
import { CentreLayout } from '../CentreLayout/index.ts'
import { DoneLayout } from '../DoneLayout/index.ts'
import { DoorLayout } from '../DoorLayout/index.ts'
import { FrontLayout } from '../FrontLayout/index.ts'
import { LandingLayout } from '../LandingLayout/index.ts'

const meta = preview.meta({
  id: 'ds-pattern-gallery-page-ends',
  title: '设计系统/总览/版式：入口与结束',
  component: () => (
    <Board
      first={
        <>
          <LandingLayout title="档案服务" lead="查档案在哪里，转入、转出都可以网上办。">
            <Text>热门事项</Text>
          </LandingLayout>
          <FrontLayout title="公共就业和人才服务">
            <Text>职位、简历、招聘会</Text>
          </FrontLayout>
          <DoorLayout title="个人登录" why="登录后继续投递「会计」">
            <Button variant="primary">登录</Button>
          </DoorLayout>
        </>
      }
      second={
        <>
          <ArticleLayout title="秋季招聘会通知" facts={['来源：市人社局', '2026-11-20']}>
            <Text>各用人单位：现将有关事项通知如下。</Text>
          </ArticleLayout>
          <CentreLayout title="晓棠，您好" today={<Card title="今天要做的">3 家单位在等您</Card>}>
            <Text>我的简历</Text>
          </CentreLayout>
          <DoneLayout title="简历已投递" next={[{ what: '单位查看后，会给您发消息', when: '通常 2 天内' }]} />
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
export const NarrowDark = Dark.extend({ name: '手机 深色', globals: looks.narrow })
export const NarrowHighContrast = HighContrast.extend({ name: '手机 高对比', globals: looks.narrow })
export const NarrowTalent = Talent.extend({ name: '手机 人才服务', globals: looks.narrow })
export const Pad = Light.extend({ name: '竖放平板', globals: looks.pad })
export const PadDark = Dark.extend({ name: '竖放平板 深色', globals: looks.pad })
export const PadHighContrast = HighContrast.extend({ name: '竖放平板 高对比', globals: looks.pad })
export const PadTalent = Talent.extend({ name: '竖放平板 人才服务', globals: looks.pad })
export const PadElder = Elder.extend({ name: '竖放平板 长辈版', globals: looks.pad })
