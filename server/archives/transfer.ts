import { randomInt, randomUUID } from 'node:crypto'
import { transferReasons } from '#contract/archive-fields'
import type { requestTransfer } from '#contract/archives'
import { codes } from '#contract/codes'
import type { ParsedInputOf } from '#contract/endpoint'
import { chinaDay } from '../clock.ts'
import { claimFiles } from '../files/index.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { sendMessage } from '../messages/send.ts'
import { issue, toCertificate } from './certificate.ts'
import { idTail, shownName } from './holder.ts'
import { cancelledMessage, issuedMessage } from './messages.ts'
import { findLetter, findOffice, revokeLetter, type TransferRow } from './queries.ts'
import { cancelRow, findTransfer, insertStep, insertTransfer, listSteps } from './transfer-queries.ts'

const wrongState = (words: string) => new Refusal(codes.wrongState, words)

const numberOn = (day: string) => `DD${day.replaceAll('-', '')}-${String(randomInt(10 ** 8)).padStart(8, '0')}`

const reasonLabel = (value: string) => transferReasons.find(reason => reason.value === value)?.label ?? value

/** Stores a request and issues its letter. */
export async function request(
  input: ParsedInputOf<typeof requestTransfer>,
  { db, now, user, audit }: Context<'type2'>,
  key: Uint8Array,
) {
  const office = await findOffice(db, input.officeId)
  if (!office) throw invalid({ officeId: '请重新选择接收机构' })
  const [id, shown] = [randomUUID(), { nameShown: shownName(input.name), idTail: idTail(input.idNumber) }]
  const { phone, from, fromContact, reason, files } = input
  await claimFiles(db, user.id, { ids: files, kind: 'archive-transfer', field: 'files' })
  const number = numberOn(chinaDay(now))
  const stored = await insertTransfer(db, {
    id,
    number,
    userId: user.id,
    officeId: input.officeId,
    key,
    name: input.name,
    ...shown,
    phone,
    from,
    fromContact,
    reason: reasonLabel(reason),
    files,
    now,
  })
  if (!stored) throw wrongState('您有一件调档正在办理，办结或撤回后才能再申请')
  await insertStep(db, id, { state: 'requested', office: office.name, note: '材料齐全，已受理' }, now)
  await insertStep(db, id, { state: 'issued', office: office.name, note: '调档函已开具，30 日内有效' }, now)
  await issue(db, { kind: 'letter', userId: user.id, transferId: id, office: office.name, ...shown }, now)
  await sendMessage(db, {
    to: [user.id],
    audience: 'seeker',
    at: now,
    ...issuedMessage({ id, number, office: office.name }),
  })
  await audit({ action: 'archive.transfer', subject: { kind: 'archive-transfer', id } })
  return { id }
}

export const toSummary = ({ id, number, from_name, office_name, state, created_at, updated_at }: TransferRow) => ({
  id,
  number,
  from: from_name,
  office: office_name,
  state,
  createdAt: Date.parse(created_at),
  updatedAt: Date.parse(updated_at),
})

/** One's own transfer with every step and its letter. Each look is written to the audit log. */
export async function record({ id }: { readonly id: string }, { db, user, now, audit }: Context<'type2'>) {
  const row = await findTransfer(db, user.id, id)
  if (!row) throw notFound()
  const [steps, letter] = [await listSteps(db, id), await findLetter(db, id)]
  await audit({ action: 'archive.read', subject: { kind: 'archive-transfer', id } })
  return {
    ...toSummary(row),
    name: row.holder_name,
    idTail: row.id_tail,
    reason: row.reason,
    files: [...row.files],
    steps: steps.map(({ at, ...step }) => ({ ...step, at: Date.parse(at) })),
    letter: letter ? toCertificate(letter, chinaDay(now)) : null,
  }
}

/** Takes a request back and its letter out of force. */
export async function cancel({ id }: { readonly id: string }, { db, user, now, audit }: Context<'type2'>) {
  const row = await findTransfer(db, user.id, id)
  if (!row) throw notFound()
  if (!(await cancelRow(db, id, now))) throw wrongState('现存档机构已经受理，不能撤回。如需停办，请联系接收机构')
  await insertStep(db, id, { state: 'cancelled', office: '', note: '本人撤回，调档函作废' }, now)
  await revokeLetter(db, id, now)
  await sendMessage(db, { to: [user.id], audience: 'seeker', at: now, ...cancelledMessage(row) })
  await audit({ action: 'archive.cancel', subject: { kind: 'archive-transfer', id } })
  return { ok: true as const }
}
