import { randomBytes } from 'node:crypto'
import { codes } from '#contract/codes'
import { attachmentRules, beginGuestFiles, uploadGuestFile } from '#contract/files'
import { secondsAfter } from '../clock.ts'
import type { Db, Queryable } from '../db/db.ts'
import { hashToken } from '../http/auth.ts'
import { storeFile } from '../http/files/save.ts'
import type { FileStore } from '../http/files/store.ts'
import { invalid, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { captchaWrong, solveChallenge } from '../session/captcha.ts'
import { checkAttachment } from './attachment.ts'
import { DOCUMENT_BYTES } from './document.ts'
import {
  countUnderPass,
  deleteLooseOfGuests,
  insertPass,
  isPass,
  putUnderPass,
  takePass,
  updateGuestKind,
} from './guest-queries.ts'
import { LOOSE } from './queries.ts'

const PASS_SECONDS = 3_600
const LOOSE_SECONDS = 24 * 3_600

const expired = () => captchaWrong('验证已失效，请重新填写验证码')

/** Throws `captchaWrong` for a pass that is none, is used or has expired. */
export async function demandPass(db: Queryable, pass: string, now: Date): Promise<void> {
  if (!(await isPass(db, hashToken(pass), now))) throw expired()
}

/** Uses a pass up for one letter, which takes these files of it along. Throws `captchaWrong`, or `invalid` at `files`. */
export async function claimGuestFiles(
  tx: Queryable,
  {
    pass,
    ids,
    kind,
    now,
  }: { readonly pass: string; readonly ids: readonly string[]; readonly kind: string; now: Date },
): Promise<void> {
  const hash = hashToken(pass)
  const claimed = await updateGuestKind(tx, hash, ids, kind)
  if (!(await takePass(tx, hash, now))) throw expired()
  if (claimed !== new Set(ids).size) throw invalid({ files: '附件已失效，请重新上传' })
}

/** Deletes guests' uploads that went along with nothing for a day. Several copies of the service may do it at once. */
export async function dropLooseOfGuests(db: Db, files: FileStore, now: Date): Promise<number> {
  const ids = await db.tx(tx => deleteLooseOfGuests(tx, now, secondsAfter(now, -LOOSE_SECONDS)))
  for (const id of ids) await files.remove(id)
  return ids.length
}

/** Attachments of people without an account. */
export const guestFileCalls = [
  serve(beginGuestFiles, {
    limits: (_, { ip }) => [{ name: 'guest-passes', subject: ip, max: 20, seconds: 3_600 }],
    prepare: ({ captcha }, { db, now }) => solveChallenge(db, captcha, now),
    handle: async (_, { db, now }) => {
      const pass = randomBytes(32).toString('base64url')
      await insertPass(db, hashToken(pass), secondsAfter(now, PASS_SECONDS))
      return { pass, expiresIn: PASS_SECONDS }
    },
  }),

  serve(uploadGuestFile, {
    maxBytes: DOCUMENT_BYTES,
    limits: (_, { ip }) => [{ name: 'guest-attachments', subject: ip, max: 30, seconds: 3_600 }],
    prepare: async ({ pass, files }, { db, now }) => {
      await demandPass(db, pass, now)
      return checkAttachment(files)
    },
    handle: async ({ pass }, context, { checked, name }) => {
      const hash = hashToken(pass)
      const held = await countUnderPass(context.db, hash, context.now)
      if (held === undefined) throw expired()
      if (held >= attachmentRules.maxFiles) {
        throw new Refusal(codes.quotaReached, `附件最多 ${attachmentRules.maxFiles} 个`)
      }
      const id = await storeFile(context, { owner: null, kind: LOOSE, name }, checked)
      await putUnderPass(context.db, id, hash)
      await context.audit({ action: 'file.upload', subject: { kind: 'file', id } })
      return { id, name, bytes: checked.bytes.length }
    },
  }),
]
