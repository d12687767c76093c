export { CategoryCascader, type CategoryCascaderProps } from './CategoryCascader.tsx'
