import { breakpoints } from '../src/design-system/index.ts'

const item = (value: string, title: string) => ({ value, title })

/** Toolbar menus. Each sets the attribute of its name on `<html>`; the first entry stands for no attribute. */
const lookTypes = {
  theme: {
    description: '主题',
    toolbar: {
      icon: 'contrast' as const,
      dynamicTitle: true,
      items: [item('light', '浅色'), item('dark', '深色'), item('contrast', '高对比')],
    },
  },
  size: {
    description: '字号',
    toolbar: {
      icon: 'zoom' as const,
      dynamicTitle: true,
      items: [item('standard', '标准字号'), item('elder', '长辈版')],
    },
  },
  site: {
    description: '站点',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [item('standard', '就业门户'), item('talent', '人才服务')],
    },
  },
}

/** How the mock network answers; `network.ts` sees to it. */
const networkType = {
  network: {
    description: '网络',
    toolbar: {
      icon: 'lightning' as const,
      dynamicTitle: true,
      items: [item('normal', '网络正常'), item('slow', '网络慢'), item('failing', '服务失败'), item('offline', '断网')],
    },
  },
}

export const globalTypes = { ...lookTypes, ...networkType }

export const initialGlobals = { theme: 'light', size: 'standard', site: 'standard', network: 'normal' }

/** Mirrors the chosen menus onto `<html>`, where the tokens read them. */
export function applyGlobals(globals: Record<string, unknown>): void {
  for (const [name, type] of Object.entries(lookTypes)) {
    const value = globals[name]
    const isDefault = value === undefined || value === type.toolbar.items[0]?.value
    if (isDefault) delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = String(value)
  }
}

const sizes = {
  /** A desktop at 400 %: where nothing may need sideways scrolling (WCAG 1.4.10). */
  least: { name: '最窄', width: 320, height: 640 },
  /** The same with its height: 1280 × 1024. */
  low: { name: '四倍放大', width: 320, height: 256 },
  /** A small phone whose browser shows its bars. */
  short: { name: '矮手机', width: breakpoints.narrow, height: 560 },
  narrow: { name: '手机', width: breakpoints.narrow, height: 740 },
  tablet: { name: '平板', width: breakpoints.tablet, height: 960 },
  /** Between a phone and a desktop: a tablet held upright. */
  pad: { name: '竖放平板', width: 768, height: 1024 },
  laptop: { name: '笔记本', width: breakpoints.laptop, height: 720 },
  desktop: { name: '桌面', width: breakpoints.desktop, height: 800 },
}

/** Viewports by name, derived from the breakpoints: `globals: { viewport: { value: 'narrow' } }`. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([key, { name, width, height }]) => [
    key,
    {
      name: `${name} ${width}`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: width < breakpoints.tablet ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
)
