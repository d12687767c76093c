export { SmsCodeField, type SmsCodeFieldProps } from './SmsCodeField.tsx'
export type { CodeSending } from './sms-code.ts'
