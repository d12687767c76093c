import { type BaseSyntheticEvent, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Answer } from '#contract/questionnaire-document'
import { settle } from '#contract/questionnaire-logic'
import { addAnswers, type Questionnaire } from '#contract/questionnaires'
import { type CaptchaAnswer, captcha } from '#contract/session-fields'
import { useSend } from '#platform/call'
import { browserDrafts } from '#platform/drafts'
import { type FieldFault, faultsBy, useDraftForm } from '#platform/forms'
import { useSession } from '#platform/session'
import { browserStorage } from '#platform/storage'
import { CallRefused } from '#platform/transport'
import { deviceNumber } from '../model/device.ts'
import { keptNameOf, moveFormerAnswers } from '../model/kept-answers.ts'
import { faultsOnPage, firstOpenPage, pageAsking } from '../model/progress.ts'

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
const forGuests = /* @__PURE__ */ z.object({ captcha: captcha() })

/** Where the answer to a question lies in the form; its field is known by the question's id. */
const UNDER = 'answers.'
const fieldOf = (path: string) => (path.startsWith(UNDER) ? path.slice(UNDER.length) : path)

/** Answers as they are given: kept, checked page by page, sent at the end. */
export function useAnswering({ questionnaire, at, onPage, onSent }: Task) {
  const { slug, pages } = questionnaire
  const isGuest = useSession().status === 'LOGOUT'
  const isLast = at === pages.length - 1
  const { send } = useSend(addAnswers)
  /** The page whose faults are shown: the last one that was tried. */
  const [tried, setTried] = useState(-1)
  const [resumeAt, setResumeAt] = useState<number | null>(null)

  // Before the form looks for what was kept of it.
  useEffect(() => {
    moveFormerAnswers(slug, { storage: browserStorage(), drafts: browserDrafts })
  }, [slug])

  const openPage = ({ answers }: Values) => Math.min(firstOpenPage(questionnaire, answers), pages.length - 1)

  /** Each page has to be answered before the next; in the end, all of them. */
  const checkedPage = (values: Values) => (isLast ? openPage(values) : at)

  function rules(values: Values): FieldFault[] {
    const faults = faultsOnPage(questionnaire, checkedPage(values), values.answers)
    if (faults.length === 0 && isLast && isGuest) return faultsBy(forGuests, values)
    return faults.map(({ id, message }) => ({ path: UNDER + id, message }))
  }

  function turnTo(page: number) {
    setTried(page)
    if (page !== at) onPage({ at: page })
  }

  async function submit({ answers, captcha: solved }: Values) {
    if (!isLast) {
      setResumeAt(null)
      return onPage({ at: at + 1 })
    }
    const given = { slug, device: deviceNumber(), answers: settle(questionnaire, answers).answers }
    try {
      onSent(await send(isGuest ? { ...given, captcha: solved } : given))
    } catch (error) {
      const [refused] = error instanceof CallRefused ? Object.keys(error.fields) : []
      const page = pageAsking(questionnaire, fieldOf(refused ?? ''))
      if (page >= 0) turnTo(page)
      throw error
    }
  }

  const session = useDraftForm<Values>({
    initial: empty,
    rules,
    order: pages.flatMap(({ questions }) => questions.map(({ id }) => id)),
    kept: { name: keptNameOf(slug), fields: ['answers'], lasts: true },
    onRestored: values => setResumeAt(openPage(values)),
    isStep: !isLast,
    submit,
  })
  const { form } = session
  const answers = useWatch({ control: form.control, name: 'answers' })
  const { asked } = settle(questionnaire, answers)
  const onThisPage = pages[at]?.questions ?? []
  const questions = onThisPage.filter(({ id }) => asked.has(id))

  function answer(id: string, given: Answer) {
    form.setValue('answers', { ...form.getValues('answers'), [id]: given })
    setResumeAt(null)
    // An answer decides what else is asked on its page.
    if (tried === at) void form.trigger(onThisPage.map(question => `answers.${question.id}` as const))
  }

  function clear() {
    form.reset({ ...form.getValues(), answers: {} })
    setResumeAt(null)
    setTried(-1)
    onPage({ at: 0 })
  }

  async function onSubmit(event?: BaseSyntheticEvent) {
    turnTo(checkedPage(form.getValues()))
    await session.onSubmit(event)
  }

  const faults = session.faults.flatMap(({ id: path, message }) => {
    const id = fieldOf(path)
    const isSeen = id === path || questions.some(question => question.id === id)
    return isSeen && tried === at ? { id, message } : []
  })
  return {
    session: { ...session, onSubmit, faults },
    answers,
    questions,
    isLast,
    isGuest,
    resumeAt: resumeAt !== null && resumeAt !== at ? resumeAt : null,
    answer,
    clear,
  }
}
