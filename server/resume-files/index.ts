import type { ServedCall } from '../http/serve.ts'
import { pdfCalls } from './pdf.ts'
import { printCall } from './print.ts'
import { zipCalls } from './zip.ts'

export const resumeFilesCalls: readonly ServedCall[] = [...pdfCalls, printCall, ...zipCalls]
