export type { CascadeOption, CascadePath } from '../cascade/cascade-tree.ts'
export type { CascadeSource } from '../cascade/useCascadeOptions.ts'
export { RegionCascader, type RegionCascaderProps } from './RegionCascader.tsx'
