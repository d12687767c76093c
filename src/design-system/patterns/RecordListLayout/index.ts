export { RecordListLayout, type RecordListLayoutProps } from './RecordListLayout.tsx'
