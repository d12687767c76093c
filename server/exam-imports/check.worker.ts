import { parentPort, workerData } from 'node:worker_threads'
import { checkTable, type Given } from './check-table.ts'

const given: Given = workerData
parentPort?.postMessage(checkTable(given))
