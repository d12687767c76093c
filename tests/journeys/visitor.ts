import { randomInt } from 'node:crypto'
import { test as base } from 'playwright/test'

const someone = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/**
 * A journey of somebody with a network address of their own, as the service is told it by the proxy in front of it: what
 * is limited by address (codes by SMS, tries to sign in) is limited for each visitor, not for all journeys together.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': someone() })
  },
})
