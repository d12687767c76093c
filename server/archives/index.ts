import {
  archiveRecord,
  cancelTransfer,
  claimArchive,
  listArchiveOffices,
  listArchives,
  proveArchive,
  queryArchive,
  requestTransfer,
  verifyCertificate,
} from '#contract/archives'
import { codes } from '#contract/codes'
import { chinaDay } from '../clock.ts'
import { committed, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { sendMessage } from '../messages/send.ts'
import { solveChallenge } from '../session/captcha.ts'
import { issue, toCertificate } from './certificate.ts'
import { holderKey } from './holder.ts'
import { claimedMessage, provedMessage } from './messages.ts'
import {
  type ArchiveRow,
  claimOwn,
  findByHolder,
  findCertificate,
  findOwn,
  listOffices,
  listProofs,
} from './queries.ts'
import { cancel, record, request, toSummary } from './transfer.ts'
import { listTransferRows } from './transfer-queries.ts'

const DAY = 86_400

const toPlace = ({ name_shown, state, since, office_name, office_address, office_phone }: ArchiveRow) => ({
  name: name_shown,
  state,
  since,
  office: { name: office_name, address: office_address, phone: office_phone },
})

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

/** Personnel files: where they lie, how they move, and papers about both. */
export const archivesCalls = [
  serve(listArchiveOffices, async ({ city }, { db }) => ({
    list: (await listOffices(db, city)).map(({ id, ...office }) => ({ id: String(id), ...office })),
  })),

  serve(queryArchive, {
    limits: ({ idNumber }, { ip }) => [
      { name: 'archive-queries-by-ip', subject: ip, max: 20, seconds: 3_600 },
      { name: 'archive-queries', subject: idNumber, max: 6, seconds: DAY, message: '今天查询的次数太多了，请明天再来' },
    ],
    prepare: async ({ captcha, ...holder }, { db, now }) => {
      await solveChallenge(db, captcha, now)
      return holderKey(holder)
    },
    handle: async (_, { db, audit, refused }, key) => {
      const row = await findByHolder(db, key)
      if (row) await audit({ action: 'archive.query', subject: { kind: 'archive', id: row.id } })
      else refused('object')
      return { found: row ? toPlace(row) : null }
    },
  }),

  serve(claimArchive, {
    limits: (_, { user }) => [{ name: 'archive-claims', subject: user.id, max: 10, seconds: DAY }],
    prepare: holder => holderKey(holder),
    handle: async (_, { db, user, now, audit, refused }, key) => {
      const id = await claimOwn(db, user.id, key)
      if (!id) {
        refused('object')
        return committed(
          wrongState(
            '没有找到姓名、身份证号码和预留手机号都与您一致的档案。预留手机号有变的，请持身份证到存档机构更新',
          ),
        )
      }
      await audit({ action: 'archive.claim', subject: { kind: 'archive', id } })
      await sendMessage(db, { to: [user.id], audience: 'seeker', at: now, ...claimedMessage })
      return { ok: true as const }
    },
  }),

  serve(listArchives, async (_, { db, user, now, audit }) => {
    const [own, today] = [await findOwn(db, user.id), chinaDay(now)]
    if (own) await audit({ action: 'archive.read', subject: { kind: 'archive', id: own.id } })
    return {
      archive: own ? { ...toPlace(own), materials: [...own.materials] } : null,
      transfers: (await listTransferRows(db, user.id)).map(toSummary),
      proofs: (await listProofs(db, user.id)).map(row => toCertificate(row, today)),
    }
  }),

  serve(archiveRecord, record),

  serve(requestTransfer, {
    limits: (_, { user }) => [{ name: 'archive-transfers', subject: user.id, max: 10, seconds: DAY }],
    prepare: ({ name, idNumber }) => holderKey({ name, idNumber }),
    handle: request,
  }),

  serve(cancelTransfer, cancel),

  serve(proveArchive, {
    limits: (_, { user }) => [{ name: 'archive-proofs', subject: user.id, max: 10, seconds: DAY }],
    handle: async (_, { db, user, now, audit }) => {
      const own = await findOwn(db, user.id)
      if (!own) throw notFound()
      if (own.state !== 'held') throw wrongState('档案正在转递或已经转出，请到接收机构开具')
      await audit({ action: 'archive.prove', subject: { kind: 'archive', id: own.id } })
      const { name_shown: nameShown, id_tail: idTail, office_name: office } = own
      await sendMessage(db, { to: [user.id], audience: 'seeker', at: now, ...provedMessage(office) })
      return {
        code: await issue(db, { kind: 'proof', userId: user.id, transferId: null, nameShown, idTail, office }, now),
      }
    },
  }),

  serve(verifyCertificate, {
    limits: (_, { ip }) => [{ name: 'archive-verifications', subject: ip, max: 60, seconds: 3_600 }],
    handle: async ({ code }, { db, now }) => {
      const row = await findCertificate(db, code)
      if (!row) throw notFound()
      const { name_shown: name, id_tail: idTail, office } = row
      return { ...toCertificate(row, chinaDay(now)), name, idTail, office }
    },
  }),
]
