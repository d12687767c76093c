import { useRef } from 'react'
import { codes } from '#contract/codes'
import { beginGuestFiles, uploadGuestFile } from '#contract/files'
import type { CaptchaAnswer } from '#contract/session-fields'
import type { SuggestionInput } from '#contract/suggestion-fields'
import { submitSuggestion } from '#contract/suggestions'
import { useSend, useTransport } from '#platform/call'
import { v4 } from '#platform/id'
import { CallRefused } from '#platform/transport'

interface Sent {
  readonly pass: string
  /** Ids of what has been sent under the pass. */
  readonly ids: Map<File, string>
}

const isCaptchaWrong = (error: unknown) => error instanceof CallRefused && error.code === codes.captchaWrong

/** The same refusal, saying which of the files it is about. */
const named = (error: unknown, file: File) => {
  if (!(error instanceof CallRefused) || isCaptchaWrong(error)) return error
  const msg = `${file.name}：${error.message}`
  return new CallRefused({ code: error.code, msg, data: { fields: { files: msg } } }, error.isSaid)
}

/**
 * Sends a guest's letter with its files. One challenge is good for all of them and for the letter; what has arrived is
 * not sent again when another attempt follows.
 */
export function useGuestLetter() {
  const transport = useTransport()
  const { send } = useSend(submitSuggestion)
  const sent = useRef<Sent | null>(null)

  async function begin(files: readonly File[], captcha: CaptchaAnswer): Promise<Sent> {
    const before = sent.current
    if (before && [...before.ids.keys()].every(file => files.includes(file))) return before
    const { pass } = await transport().call(beginGuestFiles, { captcha })
    sent.current = { pass, ids: new Map() }
    return sent.current
  }

  async function uploadAll({ pass, ids }: Sent, files: readonly File[]): Promise<void> {
    for (const file of files.filter(one => !ids.has(one))) {
      const upload = transport().call(uploadGuestFile, { pass, files: [file] }, { idempotencyKey: v4() })
      const { id } = await upload.catch((error: unknown) => Promise.reject(named(error, file)))
      ids.set(file, id)
    }
  }

  async function sendLetter(letter: SuggestionInput, files: readonly File[], captcha: CaptchaAnswer) {
    if (files.length === 0) return send({ ...letter, captcha })
    try {
      const under = await begin(files, captcha)
      await uploadAll(under, files)
      return await send({ ...letter, pass: under.pass, files: [...under.ids.values()] })
    } catch (error) {
      if (isCaptchaWrong(error)) sent.current = null
      throw error
    }
  }

  return { sendLetter }
}
