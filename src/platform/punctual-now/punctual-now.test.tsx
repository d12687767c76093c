import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RenderedAtContext } from '../clock/index.ts'
import { usePunctualNow } from './punctual-now.ts'

const at = Date.parse('2026-11-20T09:30:00+08:00')

function Now({ moments }: { moments: readonly number[] }) {
  return <>{usePunctualNow(...moments)}</>
}

test('a page rendered on the service says when that was, whatever the device’s clock says and has come meanwhile', () => {
  const drawn = (...moments: number[]) =>
    renderToString(
      <RenderedAtContext value={at}>
        <Now moments={moments} />
      </RenderedAtContext>,
    )
  expect(drawn()).toBe(String(at))
  expect(drawn(at - 1, at, at + 1)).toBe(String(at))
})
