import { randomUUID } from 'node:crypto'
import { deskLive, deskSnapshot, sendScans } from '#contract/fair-desk'
import { seedFair } from '../job-fairs/testing.ts'
import { nobodysNumber, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { gatekeeper } from './testing.ts'

const ofAFair =
  <Rest extends object>(rest: Rest) =>
  async (service: TestService) => {
    const fair = String(await seedFair(service.db, service.clock.now()))
    return { owner: await gatekeeper(service), mine: { fair, ...rest }, nobodys: { fair: nobodysNumber, ...rest } }
  }

const walkIn = {
  id: randomUUID(),
  kind: 'walk-in' as const,
  at: 0,
  gate: 1,
  number: 0,
  slot: 0,
  revision: 0,
  verdict: 'admitted' as const,
}

export const strangers: readonly Probe[] = [
  owned(deskSnapshot, ofAFair({})),
  owned(deskLive, ofAFair({ since: 0 })),
  owned(sendScans, ofAFair({ scans: [walkIn] })),
]
