export { usePay } from './hooks/usePay.ts'
export { MIDNIGHT_NOTE, yuan } from './model/payment-words.ts'
