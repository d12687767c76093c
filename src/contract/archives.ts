import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/archives.ts'

export const archiveStates = ['held', 'transit', 'moved'] as const
export type ArchiveState = (typeof archiveStates)[number]

/** How far a transfer is, in the order in which it goes; the last two are its exceptions. */
export const transferStates = [
  'requested',
  'issued',
  'accepted',
  'sealed',
  'transit',
  'received',
  'closed',
  'returned',
  'cancelled',
] as const
export type TransferState = (typeof transferStates)[number]

export type ArchiveOffice = z.output<ReturnType<typeof schemas.office>>

export type Certificate = z.output<ReturnType<typeof schemas.certificate>>

export type TransferSummary = z.output<ReturnType<typeof schemas.transferSummary>>

export type Transfer = z.output<ReturnType<typeof schemas.transfer>>

export type OwnArchive = z.output<ReturnType<typeof schemas.ownArchive>>

export const listArchiveOffices = endpoint<typeof schemas.listArchiveOffices>({
  method: 'GET',
  path: '/archives/offices',
  access: 'public',
})

/** Whether a file is here and who keeps it. Whoever is not found hears the same, for whatever reason. */
export const queryArchive = endpoint<typeof schemas.queryArchive>({
  method: 'POST',
  path: '/archives/query',
  access: 'public',
})

/** Ties a file to the account: name and number must be right, and the office must know the account's phone. */
export const claimArchive = endpoint<typeof schemas.claimArchive>({
  method: 'POST',
  path: '/archives/bind',
  access: 'type2',
})

/** Everything of one's own: the file, transfers, certificates. */
export const listArchives = endpoint<typeof schemas.listArchives>({
  method: 'GET',
  path: '/archives/list',
  access: 'type2',
  recorded: true,
})

export const archiveRecord = endpoint<typeof schemas.archiveRecord>({
  method: 'GET',
  path: '/archives/record',
  access: 'type2',
  recorded: true,
})

/** Asks for a file; the letter is issued at once and good for thirty days. */
export const requestTransfer = endpoint<typeof schemas.requestTransfer>({
  method: 'POST',
  path: '/archives/transfer',
  access: 'type2',
  creates: true,
})

/** Takes a request back as long as the present keeper has not accepted the letter. */
export const cancelTransfer = endpoint<typeof schemas.cancelTransfer>({
  method: 'POST',
  path: '/archives/cancel',
  access: 'type2',
})

/** Certifies that the file lies where it lies. */
export const proveArchive = endpoint<typeof schemas.proveArchive>({
  method: 'POST',
  path: '/archives/prove',
  access: 'type2',
  creates: true,
})

/** What whoever holds a certificate in hand needs to know of it. */
export const verifyCertificate = endpoint<typeof schemas.verifyCertificate>({
  method: 'GET',
  path: '/archives/verify',
  access: 'public',
})
export type VerifiedCertificate = OutputOf<typeof verifyCertificate>
