import { spyOn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Board, fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { Link } from '../../primitives/Link/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorBoundary } from '../ErrorBoundary/index.ts'
import { OfflineBanner } from '../OfflineBanner/index.ts'
import { PageError } from '../PageError/index.ts'

const nothing = () => undefined

const Faulty = (): never => {
  throw new Error('相似职位的数据不完整')
}

const meta = preview.meta({
  id: 'ds-pattern-gallery-failing',
  title: '设计系统/总览/出错与断网',
  component: () => (
    <>
      <OfflineBanner />
      <Board
        first={
          <PageError
            title="没有找到这个页面"
            actions={[
              { label: '返回首页', href: '/' },
              { label: '搜索职位', href: '/job-search' },
            ]}
            onRetry={nothing}
          >
            地址可能输错了，或者页面已经移走。
          </PageError>
        }
        second={
          <>
            <ErrorBoundary label="相似职位">
              <Faulty />
            </ErrorBoundary>
            <EmptyState title="还没有消息" action={<Link href="/job-search">去看看职位</Link>}>
              有新进展时会出现在这里
            </EmptyState>
          </>
        }
      />
    </>
  ),
  beforeEach: () => {
    const quiet = spyOn(console, 'error').mockImplementation(nothing)
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => {
      quiet.mockRestore()
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
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
