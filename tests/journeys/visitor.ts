import { randomInt } from 'node:crypto'
import { test as base, expect } from 'playwright/test'
import { startOwnService } from './own-service.ts'

const someone = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A refused or missing answer is reported by the browser too; that is what some journeys are about. */
const isAboutAnswer = (text: string) => text.startsWith('Failed to load resource')

/**
 * A journey of somebody with a network address of their own, as the service is told it by the proxy in front of it: what
 * is limited by address (codes by SMS, tries to sign in) is limited for each visitor, not for all journeys together. It
 * fails when a page threw, hydrated with a difference or broke the site's own security policy on the way. Service and
 * data belong to the worker: nobody else publishes, signs in or counts in them meanwhile, and a retry begins afresh.
 */
export const test = base.extend<object, { apart: string; ownClock: boolean; ownUrl: string }>({
  /** Journeys of one name share a service with each other alone: for those after which sample content is not what others expect. */
  apart: ['', { option: true, scope: 'worker' }],
  /** Journeys that set the clock of their service (own-service.ts); they stand apart as well. */
  ownClock: [false, { option: true, scope: 'worker' }],
  ownUrl: [
    async ({ ownClock }, use) => {
      const service = await startOwnService(process.env.JOURNEYS_SAMPLE ?? '', { ownClock })
      await use(service.url)
      await service.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownUrl }, use) => {
    await use(ownUrl)
  },
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': someone() })
  },
  context: async ({ context }, use) => {
    const complaints: string[] = []
    context.on('weberror', error => complaints.push(error.error().message))
    context.on('console', message => {
      if (message.type() === 'error' && !isAboutAnswer(message.text())) complaints.push(message.text())
    })
    await use(context)
    expect(complaints, complaints[0]).toEqual([])
  },
})
