import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { mainId, PageLayout, PageTitle } from '../PageLayout/index.ts'
import { BackToTop } from './BackToTop.tsx'

const Lines = styled.p`
  white-space: pre-line;
`

const Page = ({ lines }: { lines: number }) => (
  <PageLayout overlay={<BackToTop focusId={mainId} />}>
    <PageTitle>通知公告</PageTitle>
    <Lines>{Array.from({ length: lines }, (_, line) => `第 ${line + 1} 行`).join('\n')}</Lines>
  </PageLayout>
)

const meta = preview.meta({
  id: 'ds-back-to-top',
  title: '设计系统/组合/回到顶部 BackToTop',
  component: Page,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：超过一屏半的长页面，如搜索结果、长公告；放在 PageLayout 里，滚下去才出现。\n\n何时不用：一两屏的页面不放；回到列表上次的位置靠浏览器返回，不靠它；页内分节用带锚点的 Link。',
      },
    },
    layout: 'fullscreen',
  },
  args: { lines: 300 },
})

export const Long = meta.story({
  name: '长页',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '回到顶部' })
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
    window.scrollTo(0, 3000)
    await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    await userEvent.click(link)
    await waitFor(() => expect(window.scrollY).toBe(0))
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const Short = meta.story({
  name: '短页：不占位置',
  args: { lines: 3 },
  play: async () => {
    const { scrollHeight, clientHeight } = document.documentElement
    await expect(scrollHeight).toBe(clientHeight)
  },
})
