import { prepareSample, startOwnService } from '../tests/journeys/own-service.ts'
import { DOCUMENT_LIMIT, firstPages, measurePages } from './bench/pages.ts'

/**
 * Fails when the document of a first page is heavier than it may be. The sample content of the day, which nobody has yet
 * changed, makes some tens of bytes: they are left room here, and `npm run bench -- documents` tells the figure.
 */
const ROOM = 200

const service = await startOwnService(await prepareSample())
try {
  for (const { path, bytes } of await measurePages(service.url, await firstPages(service.url))) {
    if (bytes <= DOCUMENT_LIMIT + ROOM) continue
    console.error(`The document of ${path} is ${bytes} bytes, ${DOCUMENT_LIMIT} are allowed: draw less at once.`)
    process.exitCode = 1
  }
} finally {
  await service.stop()
}
