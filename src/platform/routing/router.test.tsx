import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MemoryRouter, RouterRequest, useAddress, useRequest } from './index.ts'
import { addressFrom } from './router.ts'

it.each([
  ['/job-search?t=x', '/', '/job-search?t=x'],
  ['?page=2', '/job-search?t=x', '/job-search?page=2'],
  ['#clause-3', '/news/page/7?from=list', '/news/page/7?from=list#clause-3'],
  ['/a/../job-search', '/', '/job-search'],
])('%s from %s leads to %s', (to, from, end) => {
  const { pathname, search, hash } = addressFrom(to, from)
  expect(pathname + search + hash).toBe(end)
})

it('an address stays as it is written, so that one within it comes out whole', () => {
  const { search } = addressFrom('/user/login?redirectUri=%2Fjob-search%3Ft%3DA%2526B')
  expect(new URLSearchParams(search).get('redirectUri')).toBe('/job-search?t=A%26B')
})

function Here() {
  const { pathname, search } = useAddress()
  const { params, query } = useRequest()
  return [pathname, search, params.id, query.get('from')].join(' ')
}

it('parts that are rendered at an address find it, and its parameters by the table of pages', () => {
  const at = '/job-details/7?from=list'
  const html = renderToString(
    <MemoryRouter at={at}>
      <RouterRequest>
        <Here />
      </RouterRequest>
    </MemoryRouter>,
  )
  expect(html).toBe('/job-details/7 ?from=list 7 list')
})
