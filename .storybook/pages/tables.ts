import type { CSSProperties } from 'react'
import { light } from '../../src/design-system/tokens/themes.ts'

/** How the tables of the documentation look. */
export const cell: CSSProperties = {
  padding: '4px 12px',
  borderBottom: `1px solid ${light.border}`,
  textAlign: 'start',
}
export const table: CSSProperties = { borderCollapse: 'collapse', width: '100%', fontSize: 14 }
