import { endDevice, endOtherDevices, listDevices } from '#contract/account'
import { hashToken } from '../http/auth.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { endOtherSessions } from '../session/tokens.ts'
import { deleteDevice, listDeviceRows } from './device-queries.ts'

/** Where the account is signed in. */
export const deviceCalls = [
  serve(listDevices, async (_, { db, user, now }) => {
    const rows = await listDeviceRows(db, user.id, hashToken(user.token), now)
    return {
      list: rows.map(row => ({
        id: row.id,
        device: row.device || '未知设备',
        createdAt: Date.parse(row.created_at),
        seenAt: Date.parse(row.seen_at),
        current: row.is_current,
      })),
    }
  }),

  serve(endDevice, async ({ id }, { db, user, audit }) => {
    if ((await deleteDevice(db, user.id, id)) === 0) throw notFound()
    await audit({ action: 'account.device-end' })
    return { ok: true as const }
  }),

  serve(endOtherDevices, async (_, { db, user, audit }) => {
    const ended = await endOtherSessions(db, user.id, user.token)
    await audit({ action: 'account.devices-end', detail: { ended } })
    return { ended }
  }),
]
