import type { ArchiveState, Certificate } from '#contract/archives'

export const archiveStateLabels = {
  held: '在库',
  transit: '转递中',
  moved: '已转出',
} as const satisfies Record<ArchiveState, string>

export const paperKinds = { letter: '调档函', proof: '存档证明' } as const satisfies Record<Certificate['kind'], string>

export const paperStates = {
  valid: { label: '有效', tone: 'success' },
  expired: { label: '已过期', tone: 'warning' },
  revoked: { label: '已作废', tone: 'danger' },
} as const satisfies Record<Certificate['state'], { label: string; tone: 'success' | 'warning' | 'danger' }>
