import { createCaptcha } from '#contract/sign-in'
import type { TestService } from '../testing.ts'

const numerals = '零一二三四五六七八九'

/** A challenge with its right answer. */
export async function solved(service: TestService): Promise<{ id: string; answer: string }> {
  const { id, content } = await service.call(createCaptcha, { kind: 'question' })
  const [one = 0, other = 0] = [...content].map(word => numerals.indexOf(word)).filter(value => value >= 0)
  return { id, answer: String(content.includes('加') ? one + other : one - other) }
}
