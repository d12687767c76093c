export { usePay } from './hooks/usePay.ts'
export { MIDNIGHT_NOTE, refundStates, yuan } from './model/payment-words.ts'
