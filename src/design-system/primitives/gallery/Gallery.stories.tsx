import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { color, leastWidth, media, space } from '../../tokens/index.ts'
import { GalleryContent } from './GalleryContent.tsx'
import { GalleryForm } from './GalleryForm.tsx'

const Page = styled.main`
  display: grid;
  gap: ${space[8]};
  background: ${color.page};
  ${media.from960} {
    grid-template-columns: 1fr 1fr;
  }
  & > * {
    min-width: 0;
  }
`

const Gallery = () => (
  <Page>
    <GalleryContent />
    <GalleryForm />
  </Page>
)

const meta = preview.meta({ id: 'ds-gallery', title: '设计系统/总览', component: Gallery })

const fitsSideways = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
  await expect(scrollWidth).toBe(clientWidth)
}

export const Light = meta.story({ name: '标准', play: fitsSideways })
export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })
export const HighContrast = meta.story({ name: '高对比', globals: { theme: 'contrast' } })
export const Talent = meta.story({ name: '人才服务', globals: { site: 'talent' } })
export const TalentDark = meta.story({ name: '人才服务 深色', globals: { site: 'talent', theme: 'dark' } })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder' }, play: fitsSideways })

export const Narrow = meta.story({
  name: '手机',
  globals: { viewport: { value: 'narrow' } },
  play: fitsSideways,
})

export const NarrowElder = meta.story({
  name: '手机 长辈版',
  globals: { viewport: { value: 'narrow' }, size: 'elder' },
  play: fitsSideways,
})

const widths = {
  least: { name: '最窄', styles: { width: `${leastWidth}px`, height: '100vh' }, type: 'mobile' as const },
}

export const Least = meta.story({
  name: '320 像素',
  parameters: { viewport: { options: widths } },
  globals: { viewport: { value: 'least' } },
  play: fitsSideways,
})

export const DoubleText = meta.story({
  name: '文字放大到 200%',
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html{font-size:200%}')
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    }
  },
  play: fitsSideways,
})
