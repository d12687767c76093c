import type { ServedCall } from '../http/serve.ts'
import { pdfCalls } from './pdf.ts'
import { zipCalls } from './zip.ts'

export const resumeFilesCalls: readonly ServedCall[] = [...pdfCalls, ...zipCalls]
