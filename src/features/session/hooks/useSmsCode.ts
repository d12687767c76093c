import { useEffect, useState } from 'react'
import { codes } from '#contract/codes'
import { type SmsPurpose, sendSms, type UserType } from '#contract/session'
import type { CaptchaAnswer } from '#contract/session-fields'
import { useSend } from '#platform/call'
import { CallRefused } from '#platform/transport'

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** The wait that the service asks for, in seconds; 0 for none. */
function waitOf(error: unknown): number {
  if (!(error instanceof CallRefused) || error.code !== codes.tooMany) return 0
  const { data } = error
  return typeof data === 'object' && data !== null && 'retryAfter' in data ? Number(data.retryAfter) : 60
}

/** Sends a code to a phone and counts down until the next one may be asked for. */
export function useSmsCode(purpose: SmsPurpose, userType: UserType) {
  const { send, isSending } = useSend(sendSms)
  const [until, setUntil] = useState(0)
  const [wait, setWait] = useState(0)

  useEffect(() => {
    if (until === 0) return
    const timer = setInterval(() => setWait(secondsLeft(until)), 500)
    return () => clearInterval(timer)
  }, [until])

  const hold = (seconds: number) => {
    setUntil(Date.now() + seconds * 1000)
    setWait(seconds)
  }

  async function request(phone: string, captcha: CaptchaAnswer) {
    try {
      const { resendAfter } = await send({ phone, purpose, userType, captcha })
      hold(resendAfter)
    } catch (error) {
      const seconds = waitOf(error)
      if (seconds > 0) hold(Math.min(seconds, 3600))
      throw error
    }
  }

  return { request, isSending, wait }
}
