import DOMPurify from 'dompurify'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName, unbroken } from '../story-words.ts'
import { articleAttributes, articleTags, cleanHtml } from './clean-html.ts'
import { RichText } from './RichText.tsx'
import { hostile } from './testing.hostile.ts'

const picture = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' width='640' height='360'><rect width='640' height='360' fill='teal'/></svg>")}`

const wide = (columns: number) =>
  `<table><caption>岗位表</caption><thead><tr>${'<th scope="col">招聘单位名称</th>'.repeat(columns)}</tr></thead><tbody><tr>${'<td>章贡区街道办事处</td>'.repeat(columns)}</tr></tbody></table>`

const html = `<h1>一、招聘岗位</h1><p>共 <strong>1,286</strong> 个岗位，详见<a href="/notice/list">公告列表</a>，或到<a href="https://www.example.com/a">人社部网站</a>查询。</p>
<h2>（一）报名时间</h2><ul><li>网上报名：11 月 10 日至 11 月 20 日</li><li>笔试：12 月 12 日</li></ul>${wide(3)}
<h1>二、报名办法</h1><ol><li>填写信息</li><li>上传照片</li></ol><img src="${picture}" alt="报名流程图" width="640" height="360"><blockquote>审核结果 2 日内答复。</blockquote>`

const meta = preview.meta({
  id: 'ds-rich-text',
  title: '设计系统/展示/正文 RichText',
  component: RichText,
  args: { html },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：显示公告、政策、课程等由后台编辑的正文。服务端先清洗，浏览器再清洗一遍；表格在自己的框里左右滚动，图片打不开时说明。\n\n何时不用：自己写的界面文字请直接用 Text、Heading 等部件。',
      },
    },
  },
})

export const Article = meta.story({
  name: '一篇公告',
  play: async ({ canvas, canvasElement, step }) => {
    await step('标题从二级开始', async () => {
      await expect(await canvas.findByRole('heading', { level: 2, name: '一、招聘岗位' })).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 3, name: '（一）报名时间' })).toBeVisible()
      await expect(canvasElement.querySelector('h1')).toBeNull()
    })
    await step('外部链接有标记', async () => {
      await expect(canvas.getByRole('link', { name: /^人社部网站\s*（外部链接）/ })).toHaveAttribute(
        'rel',
        'external noopener noreferrer',
      )
      await expect(canvas.getByRole('link', { name: '公告列表' })).not.toHaveAttribute('rel')
    })
    await step('图片晚些加载，先占好位置', async () => {
      const image = canvas.getByRole('img', { name: '报名流程图' })
      await expect(image).toHaveAttribute('loading', 'lazy')
      const { width, height } = image.getBoundingClientRect()
      await expect(width / height).toBeCloseTo(640 / 360, 1)
    })
  },
})

export const WideTable = meta.story({
  name: '很宽的表格',
  args: { html: wide(12) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await canvas.findByRole('group', { name: '岗位表' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const BrokenImage = meta.story({
  name: '图片打不开',
  args: {
    html: '<p>见下图。</p><img src="data:image/png;base64,AAAA" alt="考场示意图"><img src="data:image/png;base64,AAAA">',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('图片未能显示：考场示意图')).toBeVisible()
    await expect(await canvas.findByText('图片未能显示')).toBeVisible()
  },
})

const offencesIn = (root: ParentNode) =>
  [...root.querySelectorAll('*')].flatMap(element => {
    const ours = [
      'loading',
      'decoding',
      'rel',
      'tabindex',
      'role',
      'aria-label',
      'data-box',
      'data-shape',
      'data-broken',
    ]
    const names = element.getAttributeNames().filter(name => ![...articleAttributes, ...ours].includes(name))
    const tag = articleTags.includes(element.localName) ? [] : [element.localName]
    const link = element instanceof HTMLAnchorElement && !/^(https?|mailto|tel):$/.test(element.protocol)
    return [...tag, ...names, ...(link ? [element.outerHTML] : [])]
  })

export const Hostile = meta.story({
  name: '恶意内容',
  args: { html: hostile.join('\n') },
  play: async ({ canvas, canvasElement, step }) => {
    const hit = fn()
    Object.assign(window, { hit })
    await step('逐条清洗', async () => {
      for (const markup of hostile) {
        const clean = cleanHtml(DOMPurify, markup, 2)
        await expect([markup, ...offencesIn(clean)]).toEqual([markup])
        const again = document.createElement('template')
        again.innerHTML = [...clean.childNodes].map(node => (node instanceof Element ? node.outerHTML : '')).join('')
        await expect([markup, ...offencesIn(again.content)]).toEqual([markup])
      }
    })
    await step('放到页面上也不执行', async () => {
      await expect(await canvas.findByRole('link', { name: /好链接/ })).toBeVisible()
      for (const link of canvasElement.querySelectorAll('a')) link.dispatchEvent(new FocusEvent('focus'))
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-broken]').length).toBeGreaterThan(0))
      await expect(canvas.getByText('占名')).not.toHaveAttribute('id')
      await expect(hit).not.toHaveBeenCalled()
    })
  },
})

export const Hydrated = meta.story({
  name: '接管服务端的页面',
  render: () => <div data-testid="holder" />,
  play: async ({ args, canvas }) => {
    const complain = fn()
    const errors = spyOn(console, 'error').mockImplementation(complain)
    const holder = canvas.getByTestId('holder')
    holder.innerHTML = renderToString(<RichText {...args} />)
    await expect(canvas.getByRole('heading', { name: '二、报名办法' })).toBeVisible()
    const root = hydrateRoot(holder, <RichText {...args} />, { onRecoverableError: complain })
    await expect(await canvas.findByRole('heading', { level: 2, name: '二、报名办法' })).toBeVisible()
    await expect(complain).not.toHaveBeenCalled()
    root.unmount()
    errors.mockRestore()
  },
})

export const Changed = meta.story({
  name: '换一篇',
  render: () => <RichText html="<p>第一篇</p>" />,
  play: async ({ canvas, canvasElement, mount }) => {
    await mount(<RichText html="<p>第一篇</p>" />)
    await expect(await canvas.findByText('第一篇')).toBeVisible()
    await mount(<RichText html="<p>第二篇</p>" />)
    await expect(await canvas.findByText('第二篇')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('第一篇')
  },
})

export const Nothing = meta.story({
  name: '没有正文',
  args: { html: '<p>&nbsp;</p><script>1</script>' },
  play: async ({ canvas }) => expect(await canvas.findByText('暂无正文')).toBeVisible(),
})

export const LongText = meta.story({
  name: '长文字',
  args: { html: `<h2>${longCompany}</h2><p>${rareName}${unbroken}${'长'.repeat(5000)}</p><p>1 &lt; 2 &amp; 3</p>` },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1 < 2 & 3')).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Narrow = meta.story({ name: '窄屏', globals: { viewport: { value: 'narrow' } } })
