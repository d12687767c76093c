export { Sealer, startSealing } from './seal.ts'
export { type Broken, type Fault, removeSealed, verifyAudit } from './verify.ts'
