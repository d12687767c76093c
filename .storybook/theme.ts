import { create } from 'storybook/theming'
import { dimensionValues } from '../src/design-system/tokens/dimension-values.ts'
import { light } from '../src/design-system/tokens/themes.ts'

/** Storybook around the stories, in the colours and letters of the portal. */
export const theme = create({
  base: 'light',
  brandTitle: '江西就业人才服务 · 设计系统',
  brandTarget: '_self',
  fontBase: dimensionValues.font.family,
  fontCode: dimensionValues.font.mono,
  colorPrimary: light.primary,
  colorSecondary: light.primary,
  appBg: light.page,
  appContentBg: light.surface,
  appPreviewBg: light.surface,
  appBorderColor: light.border,
  textColor: light.text,
  textMutedColor: light.textMuted,
  barTextColor: light.textMuted,
  barHoverColor: light.primary,
  barSelectedColor: light.primary,
  barBg: light.surface,
  inputBg: light.surface,
  inputBorder: light.borderStrong,
  inputTextColor: light.text,
  booleanBg: light.surfaceMuted,
  booleanSelectedBg: light.surface,
})
