export { type Display, DisplaySettings, type DisplaySettingsProps } from './DisplaySettings.tsx'
