import { isMainThread } from 'node:worker_threads'

// Loaded before the service (`node --expose-gc --import`): tells on SIGUSR2 what memory is left after a collection.
if (isMainThread) {
  process.on('SIGUSR2', () => {
    globalThis.gc?.()
    process.stdout.write(`heap ${JSON.stringify(process.memoryUsage())}\n`)
  })
}
