import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { SeenSecond } from './SeenSecond.tsx'

/** Remembers what stood there when it was first drawn. */
const Page = ({ children }: ComponentProps<typeof SeenSecond>) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.dataset.first ??= box.current.textContent
  }, [])
  return (
    <div ref={box}>
      <p>职位</p>
      <SeenSecond>{children}</SeenSecond>
    </div>
  )
}

const meta = preview.meta({
  id: 'ds-seen-second',
  title: '设计系统/组合/随后显示 SeenSecond',
  component: Page,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：换页后不必马上看到的部分，如相似职位、侧栏：先画正文，下一帧再画它。\n\n何时不用：首屏正文、标题和主要操作不能放进来；还没取到数据用 LoadState；长列表用 VirtualList。',
      },
    },
  },
  args: { children: <p>相似职位</p> },
})

export const AfterTheRest = meta.story({
  name: '先有主要内容，随后才有它',
  play: async ({ canvas }) => {
    const later = await canvas.findByText('相似职位')
    await expect(later.parentElement).toHaveAttribute('data-first', '职位')
  },
})
