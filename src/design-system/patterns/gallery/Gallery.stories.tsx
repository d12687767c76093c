import preview from '../../../../.storybook/preview'
import { fitsSideways, least } from '../testing.ts'
import { Gallery } from './testing.gallery.tsx'

const meta = preview.meta({
  id: 'ds-pattern-gallery',
  title: '设计系统/组合总览',
  component: Gallery,
  parameters: { layout: 'fullscreen' },
})

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
export const Least = meta.story({ name: '320 像素长辈版', globals: { ...least, size: 'elder' }, play: fitsSideways })
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
