import { breakpoints } from '../src/design-system/index.ts'

const item = (value: string, title: string) => ({ value, title })

/** Toolbar menus. Each sets the attribute of its name on `<html>`; the first entry stands for no attribute. */
export const globalTypes = {
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

export const initialGlobals = { theme: 'light', size: 'standard', site: 'standard' }

/** Mirrors the chosen menus onto `<html>`, where the tokens read them. */
export function applyGlobals(globals: Record<string, unknown>): void {
  for (const [name, type] of Object.entries(globalTypes)) {
    const value = globals[name]
    const isDefault = value === undefined || value === type.toolbar.items[0]?.value
    if (isDefault) delete document.documentElement.dataset[name]
    else document.documentElement.dataset[name] = String(value)
  }
}

const names = { narrow: '手机', tablet: '平板', laptop: '笔记本', desktop: '桌面' }
const heights = { narrow: 740, tablet: 960, laptop: 720, desktop: 800 }

const sizes = ['narrow', 'tablet', 'laptop', 'desktop'] as const

/** Viewports by name, derived from the breakpoints: `globals: { viewport: { value: 'narrow' } }`. */
export const viewports = Object.fromEntries(
  sizes.map(size => [
    size,
    {
      name: `${names[size]} ${breakpoints[size]}`,
      styles: { width: `${breakpoints[size]}px`, height: `${heights[size]}px` },
      type: size === 'narrow' ? ('mobile' as const) : ('desktop' as const),
    },
  ]),
)
