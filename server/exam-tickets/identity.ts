import { readResidentId, shownResidentId } from '#contract/rules/resident-id'
import { fieldKey, openText } from '../field-key.ts'
import type { Settings } from '../settings.ts'
import type { RegistrationRow } from './queries.ts'

/** Whom a paper is about: the number whole on paper, with its middle hidden on the screen. */
export interface Identity {
  readonly number: string
  readonly shown: string
  readonly sex: '' | '男' | '女'
}

/** Opens the identity number of a registration. */
export async function identityOf(
  { id_sealed: sealed }: Pick<RegistrationRow, 'id_sealed'>,
  settings: Pick<Settings, 'fieldKey' | 'dataDir'>,
): Promise<Identity> {
  if (!sealed) return { number: '', shown: '', sex: '' }
  const number = openText(await fieldKey(settings), sealed)
  const reading = readResidentId(number)
  const sex = reading.ok ? (reading.sex === 'male' ? '男' : '女') : ''
  return { number, shown: shownResidentId(number), sex }
}
