import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Answer } from '#contract/questionnaire-document'
import { settle } from '#contract/questionnaire-logic'
import { addAnswers, type Questionnaire } from '#contract/questionnaires'
import { type CaptchaAnswer, captchaWords } from '#contract/session-fields'
import { useSend } from '#platform/call'
import { applyRefusal, wordsFor } from '#platform/forms'
import { useSession } from '#platform/session'
import { faultsOnPage, firstOpenPage } from '../model/progress.ts'
import { deviceNumber, useKeptAnswers } from './useKeptAnswers.ts'

interface Values {
  answers: Record<string, Answer>
  captcha: CaptchaAnswer
}

interface Task {
  questionnaire: Questionnaire
  at: number
  onPage: (change: { at: number }) => void
  onSent: (answer: { already: boolean }) => void
}

const empty: Values = { answers: {}, captcha: { id: '', answer: '' } }

/** Answers as they are given: kept, checked page by page, sent at the end. */
export function useAnswering({ questionnaire, at, onPage, onSent }: Task) {
  const { slug, pages } = questionnaire
  const isGuest = useSession().status === 'LOGOUT'
  const kept = useKeptAnswers(slug)
  const { send, isSending } = useSend(addAnswers)
  const form = useForm<Values>({ defaultValues: empty, shouldFocusError: false })
  const answers = useWatch({ control: form.control, name: 'answers' })
  const [attempt, setAttempt] = useState({ at: -1, count: 0 })
  const [resumeAt, setResumeAt] = useState<number | null>(null)
  const { reset, setValue, setError } = form

  useEffect(() => {
    const before = kept.read()
    reset({ ...empty, answers: { ...before } })
    const open = Math.min(firstOpenPage(questionnaire, before), pages.length - 1)
    setResumeAt(Object.keys(before).length > 0 ? open : null)
  }, [kept, reset, questionnaire, pages.length])

  function answer(id: string, given: Answer) {
    const next = { ...answers, [id]: given }
    setValue('answers', next)
    setResumeAt(null)
    kept.keep(next)
  }

  function clear() {
    kept.drop()
    reset(empty)
    setResumeAt(null)
    setAttempt({ at: -1, count: 0 })
    onPage({ at: 0 })
  }

  const failed = (page: number) => setAttempt(({ count }) => ({ at: page, count: count + 1 }))

  async function submit({ captcha }: Values) {
    const open = firstOpenPage(questionnaire, answers)
    if (open < pages.length) {
      failed(open)
      if (open !== at) onPage({ at: open })
      return
    }
    const isAnswered = captcha.answer.trim() !== ''
    if (isGuest && !(isAnswered && captcha.id)) {
      setError('captcha.answer', { type: 'rule', message: captchaWords[isAnswered ? 'pending' : 'unanswered'] })
      return failed(at)
    }
    try {
      const given = { slug, device: deviceNumber(), answers: settle(questionnaire, answers).answers }
      const answered = await send(isGuest ? { ...given, captcha } : given)
      kept.drop()
      onSent(answered)
    } catch (error) {
      if (!applyRefusal(error, setError)) setError('root', { type: 'service', message: wordsFor(error) })
      failed(at)
    }
  }

  const forward = form.handleSubmit(async values => {
    if (at === pages.length - 1) return submit(values)
    if (faultsOnPage(questionnaire, at, answers).length > 0) return failed(at)
    setResumeAt(null)
    onPage({ at: at + 1 })
  })

  const { asked } = settle(questionnaire, answers)
  return {
    form,
    answers,
    questions: (pages[at]?.questions ?? []).filter(({ id }) => asked.has(id)),
    faults: attempt.at === at ? faultsOnPage(questionnaire, at, answers) : [],
    attempt: attempt.count,
    isGuest,
    isSending,
    resumeAt: resumeAt !== null && resumeAt !== at ? resumeAt : null,
    answer,
    forward,
    clear,
  }
}
