import type { Page } from 'playwright/test'
import type { Endpoint, InputOf } from '#contract/endpoint'
import { CallFailed, CallRefused, createTransport } from '#platform/transport'

/** What came of a call: its answer's `code` (200 for an answer without one), words and messages by field. */
export interface Outcome {
  code: number
  message: string
  fields: Readonly<Record<string, string>>
}

const fine: Outcome = { code: 200, message: '', fields: {} }

/**
 * Makes one call over the product's own wire, past the pages and their checks. `token` is sent as it is; `input` may be
 * what no page would send.
 */
export async function callAs(page: Page, token: string | null, endpoint: Endpoint, input: unknown): Promise<Outcome> {
  const transport = createTransport({
    origin: new URL(page.url()).origin,
    readToken: () => token,
    isSignedIn: () => token !== null,
    notify: () => undefined,
    onSignInAgain: () => undefined,
  })
  try {
    await transport.call(endpoint, input as InputOf<Endpoint>)
    return fine
  } catch (error) {
    if (error instanceof CallRefused) return { code: error.code, message: error.message, fields: error.fields }
    if (error instanceof CallFailed) return { ...fine, code: 0, message: JSON.stringify(error.failure) }
    throw error
  }
}

/** The token that this page's browser holds; null for a guest. */
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('at'))
