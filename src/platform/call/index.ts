export { callKey } from './key.ts'
export { TransportContext, useTransport } from './TransportContext.ts'
export { type CallState, useCall } from './useCall.ts'
export { useSend } from './useSend.ts'
