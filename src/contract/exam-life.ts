/** How far a registration is: a value of `statusEnum`; null for a draft. */
export const registrationStatuses = ['0', '1', '2', '3', '4', '5'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** What a registration with status 5 waits for: the candidate's repair, a second look, the bank, another position. */
export const pendingReasons = ['repair', 'appeal', 'payment', 'position'] as const
export type PendingReason = (typeof pendingReasons)[number]

/** What decides what can happen to a registration. */
export interface RegistrationState {
  readonly status: RegistrationStatus | null
  readonly pending: PendingReason | null
  /** Data and position are frozen. */
  readonly confirmed: boolean
  /** The one appeal has been used. */
  readonly appealed: boolean
}

/** Whether something is to be paid decides where an approval leads. */
export interface RegistrationRules {
  readonly due: boolean
}

/** What somebody does, or what happens by itself. */
export const registrationCommands = [
  'submit',
  'withdraw',
  'appeal',
  'confirm',
  'rechoose',
  'refund',
  'approve',
  'refuse',
  'askRepair',
  'cancelPosition',
  'disqualify',
  'paid',
  'paymentUnknown',
  'unpaid',
  'lapse',
] as const
export type RegistrationCommand = (typeof registrationCommands)[number]

/** Who may give a command. */
const commandOf = {
  submit: 'candidate',
  withdraw: 'candidate',
  appeal: 'candidate',
  confirm: 'candidate',
  rechoose: 'candidate',
  refund: 'candidate',
  approve: 'office',
  refuse: 'office',
  askRepair: 'office',
  cancelPosition: 'office',
  disqualify: 'office',
  paid: 'system',
  paymentUnknown: 'system',
  unpaid: 'system',
  lapse: 'system',
} as const satisfies Record<RegistrationCommand, 'candidate' | 'office' | 'system'>

export const draft: RegistrationState = { status: null, pending: null, confirmed: false, appealed: false }

const isAt = ({ status, pending }: RegistrationState, wanted: RegistrationStatus, why: PendingReason | null = null) =>
  status === wanted && pending === why

const waitsForOffice = (state: RegistrationState) => isAt(state, '0') || isAt(state, '5', 'appeal')

const at = (state: RegistrationState, status: RegistrationStatus, change: Partial<RegistrationState> = {}) => ({
  ...state,
  status,
  pending: null,
  ...change,
})

/**
 * The registration after a command; null where it is not possible. Windows of time are the caller's to check, and so is
 * who gives the command (`commandOf`).
 */
export function stepRegistration(
  state: RegistrationState,
  command: RegistrationCommand,
  { due }: RegistrationRules,
): RegistrationState | null {
  switch (command) {
    case 'submit':
      return state.status === null || isAt(state, '1') || isAt(state, '5', 'repair') ? at(state, '0') : null
    case 'withdraw':
      return isAt(state, '0') || isAt(state, '1') || isAt(state, '2') || isAt(state, '5', 'repair')
        ? at(state, '4')
        : null
    case 'appeal':
      return isAt(state, '1') && !state.appealed ? at(state, '5', { pending: 'appeal', appealed: true }) : null
    case 'approve':
      if (!waitsForOffice(state)) return null
      return due ? at(state, '2') : at(state, '3', { confirmed: true })
    case 'refuse':
      return waitsForOffice(state) ? at(state, '1') : null
    case 'askRepair':
      return isAt(state, '0') ? at(state, '5', { pending: 'repair' }) : null
    case 'confirm':
      return isAt(state, '2') && !state.confirmed ? at(state, '2', { confirmed: true }) : null
    case 'paid':
      return (isAt(state, '2') && state.confirmed) || isAt(state, '5', 'payment') ? at(state, '3') : null
    case 'paymentUnknown':
      return isAt(state, '2') && state.confirmed ? at(state, '5', { pending: 'payment' }) : null
    case 'unpaid':
      return isAt(state, '5', 'payment') ? at(state, '2') : null
    case 'lapse':
      return isAt(state, '2') || isAt(state, '5', 'repair') || isAt(state, '5', 'position') ? at(state, '4') : null
    case 'cancelPosition':
      return isAt(state, '3') ? at(state, '5', { pending: 'position' }) : null
    case 'disqualify':
      return state.status !== null && state.status !== '4' ? at(state, '4') : null
    case 'rechoose':
      return isAt(state, '5', 'position') ? at(state, '3') : null
    case 'refund':
      return isAt(state, '5', 'position') ? at(state, '4') : null
    default:
      return command satisfies never
  }
}

/** What the candidate can do in this state, windows of time apart. */
export const candidateCommands = (state: RegistrationState, rules: RegistrationRules): RegistrationCommand[] =>
  registrationCommands.filter(
    command => commandOf[command] === 'candidate' && stepRegistration(state, command, rules) !== null,
  )

/** Whether answers and position may be changed: nothing of what waits for somebody else, nothing that is frozen. */
export const isEditable = (state: RegistrationState): boolean =>
  state.status === null || isAt(state, '1') || isAt(state, '5', 'repair')
