export { ElderContext, useIsElder } from './elder.ts'
