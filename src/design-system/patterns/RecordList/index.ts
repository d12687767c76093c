export { RecordList, type RecordListProps, RecordRow, type RecordRowProps } from './RecordList.tsx'
