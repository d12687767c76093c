export { type AnswerSection, CheckAnswers, type CheckAnswersProps } from './CheckAnswers.tsx'
