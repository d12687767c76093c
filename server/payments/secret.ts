import { keptSecret } from '../kept-secret.ts'
import type { Settings } from '../settings.ts'

/** What signs notices and addresses of the cashier: the operator's `PAYMENT_SECRET`, or one of the service's own. */
export const paymentSecret = async ({ paymentSecret: given, dataDir }: Settings): Promise<string> =>
  given ?? keptSecret(dataDir, 'payment-secret')
