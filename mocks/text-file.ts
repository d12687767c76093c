import { type HttpHandler, HttpResponse, http } from 'msw'
import type { Endpoint } from '#contract/endpoint'
import { API_PREFIX } from '#contract/wire'

/** Answers a binary call with a text as the service hands one out: a file, not sealed. */
export const textFile = ({ path }: Pick<Endpoint, 'path'>, text: string): HttpHandler =>
  http.get(
    `*${API_PREFIX}${path}`,
    () =>
      new HttpResponse(text, {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Disposition': 'attachment; filename="text.txt"',
        },
      }),
  )
