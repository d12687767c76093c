import { parentPort, workerData } from 'node:worker_threads'
import { readRoomFile } from './parse.ts'

const bytes: Uint8Array = workerData
parentPort?.postMessage(readRoomFile(bytes))
