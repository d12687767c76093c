export { type Defined, type Definition, define, readDefinition } from './define.ts'
export { exportRecruitment } from './export.ts'
