import { drawingBy } from '../../paper/drawing.ts'
import type { ExamSheet } from './sheet.ts'

/** Draws a paper of an exam as a PDF, after those that were asked for before. */
export const drawPdf = drawingBy<ExamSheet>(new URL('./draw.worker.ts', import.meta.url))
