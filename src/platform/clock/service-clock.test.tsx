import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { learnServiceTime, useServiceOffset } from './service-clock.ts'

test('a page rendered on the service counts by the service’s own clock', () => {
  const Offset = () => <>{useServiceOffset()}</>
  learnServiceTime(1_000, 400_000)
  expect(renderToString(<Offset />)).toBe('0')
  learnServiceTime(1_000, 1_000_000)
})
