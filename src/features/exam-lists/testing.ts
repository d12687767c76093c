import { examListText } from '#contract/exam-lists'
import { textFile } from '#mocks/text-file'

/** The canonical text as the service hands it out. */
export const textAnswers = (text: string) => textFile(examListText, text)
