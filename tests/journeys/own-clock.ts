import { readFileSync } from 'node:fs'

/**
 * What a service is told of the time: how many milliseconds it goes before the machine's, or at which one it stands still.
 */
export type ToldTime = { readonly ahead: number } | { readonly still: number }

// Loaded by `node --import` before a service whose clock a journey sets (own-service.ts): there `Date` tells what stands in
// the file, looked at each time, so that nothing has to be started anew for another moment.
const file = process.env.OWN_CLOCK ?? ''
const machine = Date.now

function now(): number {
  const told: ToldTime = JSON.parse(readFileSync(file, 'utf8'))
  return 'still' in told ? told.still : machine() + told.ahead
}

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
