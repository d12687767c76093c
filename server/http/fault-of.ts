import { codes } from '#contract/codes'
import { QueueFull } from '../queue.ts'
import { UnreadableBody } from './cipher.ts'
import type { Fault } from './envelope.ts'
import { NoPlace } from './places.ts'
import { BodyTooLarge, BodyTooSlow } from './read-body.ts'

const faults = [
  [UnreadableBody, codes.unreadable],
  [BodyTooLarge, codes.tooLarge],
  [BodyTooSlow, codes.tooSlow],
  [NoPlace, codes.unavailable],
  [QueueFull, codes.unavailable],
] as const

/** What a request is told that never got as far as its call; undefined for what is no fault of its sender or of the hour. */
export const faultOf = (error: unknown): Fault | undefined => faults.find(([kind]) => error instanceof kind)?.[1]
