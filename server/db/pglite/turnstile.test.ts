import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Turnstile } from './turnstile.ts'

const visit = fc.record({ alone: fc.boolean(), fails: fc.boolean() })

test('lets single visitors pass together and holders alone, first come, first served', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 12 }), fc.scheduler(), async (visits, scheduler) => {
      const turnstile = new Turnstile()
      const order: number[] = []
      let inside = 0
      let holders = 0
      const all = visits.map(({ alone, fails }, index) => {
        const work = async () => {
          order.push(index)
          inside += 1
          if (alone) holders += 1
          expect(holders === 0 || inside === 1).toBe(true)
          await scheduler.schedule(Promise.resolve(), `visit ${index}`)
          expect(holders === 0 || inside === 1).toBe(true)
          inside -= 1
          if (alone) holders -= 1
          if (fails) throw new Error('failed')
        }
        return (alone ? turnstile.hold(work) : turnstile.pass(work)).then(
          () => expect(fails).toBe(false),
          (error: Error) => expect(error.message).toBe('failed'),
        )
      })
      await scheduler.waitFor(Promise.all(all))
      expect(order).toEqual(visits.map((_, index) => index))
    }),
  )
})
