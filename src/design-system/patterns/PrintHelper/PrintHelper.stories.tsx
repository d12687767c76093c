import { useEffect, useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Stack } from '../../primitives/Stack/index.ts'
import { color } from '../../tokens/index.ts'
import { Masthead } from '../Masthead/index.ts'
import { logo, picture, siteTitle } from '../testing.ts'
import { PrintHelper } from './PrintHelper.tsx'

const Ticket = styled.article`
  color: ${color.primary};
`

const Page = ({ title, bare, onPrint }: { title?: string; bare?: boolean; onPrint?: () => void }) => {
  const ticket = useRef<HTMLElement>(null)
  const seal = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    seal.current?.getContext('2d')?.fillRect(0, 0, 20, 20)
  }, [])
  return (
    <Stack>
      <Masthead title={siteTitle} logo={logo} />
      <p>不在准考证里的内容</p>
      <Ticket ref={ticket}>
        <h2>准考证</h2>
        <p className="no-print">只在屏幕上的提示</p>
        <img src={picture} alt="照片" loading="lazy" width={80} height={80} />
        <canvas ref={seal} width={20} height={20} />
      </Ticket>
      <PrintHelper target={ticket} title={title} label="打印准考证" bare={bare} onPrint={onPrint} />
    </Stack>
  )
}

type Printed = { body: HTMLElement; title: string; colour: string; sealed: number }

const printed: Printed[] = []
const frameIn = (root: HTMLElement) => root.ownerDocument.querySelector('iframe[aria-hidden]')
const printingEnds = () => {
  for (const { body } of printed) body.ownerDocument.defaultView?.dispatchEvent(new Event('afterprint'))
}
const real = HTMLIFrameElement.prototype

const meta = preview.meta({
  id: 'ds-print-helper',
  title: '设计系统/组合/打印 PrintHelper',
  component: Page,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：只打印页面中的一部分：准考证、成绩单、报名表、简历。\n\n何时不用：打印整页用浏览器自己的打印；要保存文件用下载链接 ButtonLink；发给别人看用 ShareButton。',
      },
    },
  },
  args: { title: '准考证-2026', onPrint: fn() },
  beforeEach: () => {
    printed.length = 0
    const contentWindow = Object.getOwnPropertyDescriptor(real, 'contentWindow')
    Object.defineProperty(real, 'contentWindow', {
      configurable: true,
      get(this: HTMLIFrameElement) {
        const view: Window = contentWindow?.get?.call(this)
        view.print = () => {
          const { body, title } = view.document
          const seal = body.querySelector('canvas')?.getContext('2d')?.getImageData(0, 0, 1, 1).data[3] ?? 0
          const article = body.querySelector('article')
          printed.push({ body, title, colour: article ? view.getComputedStyle(article).color : '', sealed: seal })
        }
        return view
      },
    })
    return () => {
      printingEnds()
      if (contentWindow) Object.defineProperty(real, 'contentWindow', contentWindow)
    }
  },
})

export const Print = meta.story({
  name: '只打印一处',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打印准考证' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    const [page] = printed
    await step('纸上只有准考证，没有屏幕提示', async () => {
      await expect(page?.body).toHaveTextContent('准考证')
      await expect(page?.body).not.toHaveTextContent('不在准考证里的内容')
      await expect(page?.body).not.toHaveTextContent('只在屏幕上的提示')
    })
    await step('纸头有站点的标志和名称', async () => {
      await expect(page?.body.firstElementChild).toHaveTextContent(siteTitle)
      await expect(page?.body.firstElementChild?.querySelector('img')).toHaveAttribute('src', logo)
    })
    await step('文件名、样式和画布都带过去', async () => {
      await expect(page?.title).toBe('准考证-2026')
      await expect(page?.colour).toBe(getComputedStyle(canvas.getByRole('article')).color)
      await expect(page?.sealed).toBe(255)
    })
    await step('还没有打印完，临时框架留着', async () => {
      const since = performance.now()
      await waitFor(() => expect(performance.now() - since).toBeGreaterThan(300))
      await expect(frameIn(canvasElement)).not.toBeNull()
    })
    await step('打印完，临时框架被移除', async () => {
      printingEnds()
      await waitFor(() => expect(frameIn(canvasElement)).toBeNull())
    })
  },
})

export const Bare = meta.story({
  name: '不带纸头',
  args: { bare: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打印准考证' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    await expect(printed[0]?.body.firstElementChild?.tagName).toBe('ARTICLE')
    await expect(printed[0]?.body.textContent).not.toContain(siteTitle)
  },
})
