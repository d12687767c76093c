import { prepareSample, startOwnService } from '../tests/journeys/own-service.ts'
import { DOCUMENT_LIMIT, firstPages, measurePages } from './bench/pages.ts'

/**
 * Fails when the document of a first page is heavier than it may be. Sample content, which tells its dates from the day on
 * which it is made, makes some tens of bytes: they are left room here, and the content is that of one moment, so that no
 * other day refuses what this one lets pass. `npm run bench -- documents` tells the figure of today.
 */
const ROOM = 200
const AT = Date.parse('2026-12-01T10:00+08:00')

const service = await startOwnService(await prepareSample(AT), { ownClock: true, at: AT })
try {
  for (const { path, bytes } of await measurePages(service.url, await firstPages(service.url))) {
    if (bytes <= DOCUMENT_LIMIT + ROOM) continue
    console.error(`The document of ${path} is ${bytes} bytes, ${DOCUMENT_LIMIT} are allowed: draw less at once.`)
    process.exitCode = 1
  }
} finally {
  await service.stop()
}
