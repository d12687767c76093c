import { useRead } from '#platform/call'
import { themeRead, themesRead } from '../reads.ts'

export function useThemes() {
  const { data, ...state } = useRead(themesRead)
  return { themes: data, ...state }
}

export function useTheme() {
  const { data, ...state } = useRead(themeRead)
  return { theme: data, ...state }
}
