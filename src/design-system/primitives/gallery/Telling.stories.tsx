import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { space } from '../../tokens/index.ts'
import { Alert } from '../Alert/index.ts'
import { Button } from '../Button/index.ts'
import { Link } from '../Link/index.ts'
import { Notice } from '../Notice/index.ts'
import { Progress } from '../Progress/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { createToastStore, ToastProvider, ToastRegion, useToasts } from '../Toast/index.ts'
import { Board, fits, looks } from './testing.looks.tsx'

const tones = ['info', 'success', 'warning', 'danger'] as const
const titles = { info: '资格审核中', success: '报名信息已提交', warning: '明天 17:00 截止', danger: '资格审核未通过' }
const store = createToastStore()
for (const tone of tones.slice(1)) store.show({ message: titles[tone], tone, duration: 600_000 })

/** What is fixed to the window is fixed to it. */
const Place = styled.div`
  contain: layout;
  min-height: ${space[16]};
`

const Again = () => {
  const toasts = useToasts()
  return <Button onClick={() => toasts.show({ message: '已收藏', duration: 2000 })}>收藏</Button>
}

const meta = preview.meta({
  id: 'ds-gallery-telling',
  title: '设计系统/总览/反馈',
  component: () => (
    <Board
      first={
        <>
          <Notice label="维护公告" onDismiss={() => undefined}>
            系统将于周六停机维护。<Link href="/news/1">查看详情</Link>
          </Notice>
          {tones.map(tone => (
            <Alert key={tone} tone={tone} title={titles[tone]}>
              请留意短信通知。<Link href="/message">查看</Link>
            </Alert>
          ))}
        </>
      }
      second={
        <>
          <Progress label="正在上传" value={0.4} />
          <Progress label="正在打包" />
          <Skeleton shape="heading" width={40} />
          <Skeleton />
          <ToastProvider store={store}>
            <Again />
            <Place>
              <ToastRegion />
            </Place>
          </ToastProvider>
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
