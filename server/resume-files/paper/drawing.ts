import { drawingBy } from '../../paper/drawing.ts'
import type { Sheet } from './sheet.ts'

/** Draws a resume as a PDF, after those that were asked for before. Rejects when it cannot be drawn. */
export const drawPdf = drawingBy<Sheet>(new URL('./draw.worker.ts', import.meta.url))
