import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { NavigationProgress } from './NavigationProgress.tsx'

const meta = preview.meta({
  id: 'ds-navigation-progress',
  title: '设计系统/组合/换页进度 NavigationProgress',
  component: NavigationProgress,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：站内换页超过片刻还没到时，窗口顶边出现的细线；整站一处，由框架放置。\n\n何时不用：某块内容在加载用 Skeleton 或 LoadState；知道完成几成的任务用 Progress。',
      },
    },
  },
  args: { active: true },
})

export const Active = meta.story({
  name: '正在打开',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '正在打开页面' })
    await waitFor(() => expect(bar).toBeVisible())
  },
})
export const Idle = meta.story({
  name: '没有换页',
  args: { active: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
})
