import type { ServedCall } from '../http/serve.ts'
import { figuresCalls } from './figures.ts'
import { licenceCalls } from './licence.ts'
import { overviewCalls } from './overview.ts'

export const employerCalls: readonly ServedCall[] = [...overviewCalls, ...figuresCalls, ...licenceCalls]
