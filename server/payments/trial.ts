/** With what the sandbox's transactions begin, so that no receipt of it is taken for money. */
export const TRIAL_PREFIX = 'SBX'

/** True of a payment at the sandbox's cashier: nobody has paid anything. */
export const isTrial = (transaction: string) => transaction.startsWith(TRIAL_PREFIX)
