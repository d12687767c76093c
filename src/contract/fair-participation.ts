/** How far an employer is with one fair: from the application to the day itself. */
export const participationStates = [
  'applied',
  'refused',
  'approved',
  'waiting',
  'booked',
  'confirmed',
  'present',
  'absent',
  'released',
  'withdrawn',
] as const
export type ParticipationState = (typeof participationStates)[number]

export const participationLabels = {
  applied: '待审核',
  refused: '未通过',
  approved: '已通过，待选展位',
  waiting: '候补中',
  booked: '已定展位，待确认参会人',
  confirmed: '已确认参会',
  present: '已签到',
  absent: '未到场',
  released: '展位已收回',
  withdrawn: '已取消报名',
} as const satisfies Record<ParticipationState, string>

/** `putOff` and `callOff` are the fair's doing: it is held on another day, or everybody's part in it ends. */
export const participationCommands = [
  'apply',
  'approve',
  'refuse',
  'wait',
  'book',
  'confirm',
  'checkIn',
  'miss',
  'release',
  'withdraw',
  'putOff',
  'callOff',
] as const
export type ParticipationCommand = (typeof participationCommands)[number]

const steps: Record<ParticipationState, Partial<Record<ParticipationCommand, ParticipationState>>> = {
  applied: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  refused: { apply: 'applied' },
  approved: { wait: 'waiting', book: 'booked', release: 'released', withdraw: 'withdrawn', callOff: 'released' },
  waiting: { book: 'booked', release: 'released', withdraw: 'withdrawn', callOff: 'released' },
  booked: { confirm: 'confirmed', release: 'released', withdraw: 'withdrawn', callOff: 'released' },
  confirmed: {
    checkIn: 'present',
    miss: 'absent',
    release: 'released',
    withdraw: 'withdrawn',
    callOff: 'released',
  },
  // Whoever comes late has come. A day that was not held has neither been come to nor missed.
  absent: { checkIn: 'present', putOff: 'confirmed', callOff: 'released' },
  present: { putOff: 'confirmed', callOff: 'released' },
  released: { apply: 'applied' },
  withdrawn: { apply: 'applied' },
}

/** What becomes of it; null where this can't be. */
export const stepParticipation = (
  state: ParticipationState,
  command: ParticipationCommand,
): ParticipationState | null => steps[state][command] ?? null

/** Takes part or wants to: one of these for each employer and fair at most. */
export const activeParticipations = [
  'applied',
  'approved',
  'waiting',
  'booked',
  'confirmed',
  'present',
  'absent',
] as const satisfies readonly ParticipationState[]

/** Stands at a booth that is promised: shown to everybody. */
export const exhibitingParticipations = [
  'booked',
  'confirmed',
  'present',
] as const satisfies readonly ParticipationState[]
export const isExhibiting = (state: ParticipationState): boolean => exhibitingParticipations.some(one => one === state)
