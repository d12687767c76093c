import type { Settings } from '../settings.ts'
import type { PaymentProvider } from './provider.ts'
import { sandbox } from './sandbox.ts'

/** The provider in use. */
export const providerOf = (settings: Settings): PaymentProvider => sandbox(settings)
