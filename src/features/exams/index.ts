export { type NextAction, nextActionOf } from './model/next-action.ts'
export { ExamCard } from './parts/ExamCard/ExamCard.tsx'
export { ExamList } from './parts/ExamList/ExamList.tsx'
export { NextDate } from './parts/NextDate/NextDate.tsx'
