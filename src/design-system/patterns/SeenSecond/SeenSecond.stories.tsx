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
  args: { children: <p>相似职位</p> },
})

export const AfterTheRest = meta.story({
  name: '先有主要内容，随后才有它',
  play: async ({ canvas }) => {
    const later = await canvas.findByText('相似职位')
    await expect(later.parentElement).toHaveAttribute('data-first', '职位')
  },
})
