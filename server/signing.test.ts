import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { signerFrom } from './signing.ts'

const secret = '1f'.repeat(32)

test('the browser checks with the public key what the service signed, and nothing else', async () => {
  const { publicKey, sign } = signerFrom(secret)
  const key = await webcrypto.subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', x: publicKey.x, y: publicKey.y },
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )
  const isGenuine = (text: string, signature: Uint8Array) =>
    webcrypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(signature), Buffer.from(text))
  const signature = sign('0126010300512')
  expect(signature).toHaveLength(64)
  expect(await isGenuine('0126010300512', signature)).toBe(true)
  expect(await isGenuine('0126010300513', signature)).toBe(false)
  expect(await isGenuine('0126010300512', signerFrom('2e'.repeat(32)).sign('0126010300512'))).toBe(false)
})
