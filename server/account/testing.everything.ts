import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { updateAvatar, updateNickname } from '#contract/account'
import { addReceivedNote, applyToJob, updateReceivedState } from '#contract/applications'
import { claimArchive, proveArchive, requestTransfer } from '#contract/archives'
import { followCompany } from '#contract/companies'
import { answerQuestion, createQuestionSet, listCourses, listQuestions, saveReading } from '#contract/competition'
import { applySimply, listFlexibleJobs } from '#contract/flexible'
import { inviteToApply } from '#contract/job-invitations'
import { deleteMessages, listMessages } from '#contract/messages'
import { keepRegistration } from '#contract/payments'
import { addAnswers } from '#contract/questionnaires'
import { reportJob } from '#contract/reports'
import { addWork } from '#contract/resume-works'
import { makeEnglishVersion, updateResumeSettings } from '#contract/resumes'
import { saveSearch, setHiddenCompany } from '#contract/searches'
import { setFavourite } from '#contract/seeker'
import { submitSuggestion } from '#contract/suggestions'
import { downloadTalent, setBlock, setTalentFavourite, switchRecommendations } from '#contract/talents'
import { insertJob, writeResume } from '../applications/testing.ts'
import { insertArchive, insertOffice, transferOf } from '../archives/testing.ts'
import { insertRows } from '../db/bulk.ts'
import { sampleCompetition } from '../db/sample/competition.ts'
import { sql } from '../db/sql.ts'
import { seedExam } from '../exams/testing.ts'
import { fieldKeyOf, findKeyOf, sealText } from '../field-key.ts'
import { looseFile } from '../files/testing.ts'
import { join, plan } from '../interviews/meetings/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { insertRegistration, registrantOf } from '../payments/testing.ts'
import { documentWork } from '../resumes/testing.ts'
import { recordView } from '../seeker/views.ts'
import { rememberDevice } from '../session/device-queries.ts'
import { solved } from '../suggestions/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

const SLUG = 'work'
const EXAM = 901

/** What is there for everybody: casual work, courses, a questionnaire, an exam that is over. */
export async function prepareOffers({ db, clock }: TestService, { companyId }: TestEmployer): Promise<void> {
  await seedExam(db, clock.now(), { id: EXAM, daysAgo: 40 })
  for (const [table, rows] of sampleCompetition) await insertRows(db, table, rows)
  const works = [
    { id: 'works', kind: 'single', title: '是否在工作', required: true, options: [{ value: 'yes', label: '是' }] },
  ]
  const document = { intro: '三分钟', thanks: '谢谢', pages: [{ title: '工作', questions: works }] }
  await insertRows(db, 'questionnaires', [{ slug: SLUG, title: '工作状况', document }])
  const place = { city: '360100', district: '360102', address: '江大南路 18 号' }
  const terms = { pay_low: 20, pay_high: 22, pay_unit: 'hour', settled: 'day', headcount: 9, duties: '分拣小件。' }
  const days = { starts_on: '2025-06-05', hours: '18:00–22:00', published_at: '2025-06-01', expires_on: '2025-06-10' }
  const titles = ['快递分拣', '日结搬运'].map(title => ({ company_id: companyId, category: '4', ...place, title }))
  await insertRows(
    db,
    'flexible_jobs',
    titles.map(title => ({ ...title, ...terms, ...days })),
  )
}

const creating = ({ token }: TestPerson) => ({ token, idempotencyKey: randomUUID() })

async function seekWork(service: TestService, person: TestPerson, employer: TestEmployer, name: string) {
  const { db, clock } = service
  const resumeId = await writeResume(service, person, name)
  await service.call(updateResumeSettings, { id: resumeId, privacy: 'open' }, person)
  await service.call(makeEnglishVersion, { id: resumeId }, person)
  const work = { id: resumeId, caption: `${name}的证书`, files: [documentWork(`${name}.pdf`)] }
  await service.call(addWork, work, creating(person))

  const [jobId, other] = [await insertJob(service, employer.companyId), await insertJob(service, employer.companyId)]
  await recordView(db, person.id, jobId, clock.now())
  await service.call(setFavourite, { id: jobId, favourite: true }, person)
  await insertRows(db, 'favourite_reminders', [
    { user_id: person.id, job_id: jobId, expires_on: '2099-12-31', days: 3 },
  ])
  const { applicationId } = await service.call(applyToJob, { jobId, resumeId }, person)
  await service.call(addReceivedNote, { id: applicationId, body: `${name}可以约复试` }, creating(employer))
  await service.call(
    updateReceivedState,
    { id: applicationId, state: 'shortlisted', remark: `${name}，您好` },
    employer,
  )
  const meeting = await plan(service, employer, jobId, { members: [{ name: `考官 ${applicationId.slice(0, 4)}` }] })
  await join(service, employer, meeting.id, [applicationId])

  await service.call(downloadTalent, { id: resumeId }, employer)
  await service.call(setTalentFavourite, { id: resumeId, favourite: true }, employer)
  await service.call(inviteToApply, { id: resumeId, jobId: other, words: `${name}，欢迎应聘` }, employer)
  const search = { name: `${name}的搜索`, alert: 'daily', byEmail: false, search: { t: '会计' } } as const
  await service.call(saveSearch, search, creating(person))
  await service.call(reportJob, { jobId, reason: 'fee', detail: `${name}被要求交 300 元服装费` }, creating(person))
  for (const { id } of (await service.call(listFlexibleJobs, {})).list) {
    await service.call(applySimply, { id, name, note: `${name}晚上有空` }, person)
  }
  const stranger = await service.employer()
  await service.call(followCompany, { id: stranger.companyId, following: true }, person)
  await service.call(setHiddenCompany, { id: stranger.companyId, hidden: true }, person)
  await service.call(switchRecommendations, { on: false }, person)
  await service.call(setBlock, { companyId: stranger.companyId, blocked: true }, person)
  return { applicationId, resumeId }
}

async function askOffices(service: TestService, person: TestPerson, name: string) {
  const { db, clock } = service
  const letter = { kind: 'complain', name, phone: person.phone, publishable: true } as const
  const words = { title: `${name}咨询社保补贴`, body: `我叫${name}，手机 ${person.phone}，想问社保补贴在哪里申请。` }
  const files = [await looseFile(service, person.id)]
  const { ticket } = await service.call(submitSuggestion, { ...letter, ...words, files }, creating(person))

  const holder = { name, idNumber: '11010519491231002X' }
  await insertArchive(service, person.phone, holder)
  await service.call(claimArchive, holder, person)
  await service.call(proveArchive, {}, creating(person))
  const papers = { officeId: await insertOffice(service), files: [await looseFile(service, person.id)] }
  await service.call(requestTransfer, transferOf({ ...holder, phone: person.phone, ...papers }), creating(person))

  const number = await insertRegistration(service, { phone: person.phone })
  await service.call(keepRegistration, { ...registrantOf(number), captcha: await solved(service) }, creating(person))
  const now = clock.now()
  await db.run(sql`
    insert into payment_orders (number, registration_id, fee, state, created_at, expires_at, updated_at)
    select ${`JF${number}`}, id, 5000, 'success', ${now}, ${now}, ${now} from third_registrations where number = ${number}`)
  const paid = { transaction: `T${number}`, order_number: `JF${number}`, amount: 5_000 }
  await insertRows(db, 'payment_receipts', [{ ...paid, paid_at: now, received_at: now }])
  const returned = { reason: 'late', state: 'requested', created_at: now, updated_at: now }
  await insertRows(db, 'payment_refunds', [{ ...paid, ...returned }])

  await service.call(addAnswers, { slug: SLUG, device: randomUUID(), answers: { works: 'yes' } }, creating(person))
  const [course] = (await service.call(listCourses, {}, person)).list
  await service.call(saveReading, { id: course?.id ?? '', section: 1, learned: true }, person)
  const [question] = (await service.call(listQuestions, {}, person)).list
  await service.call(answerQuestion, { id: question?.id ?? '', chosen: ['A'] }, creating(person))
  await service.call(createQuestionSet, { count: 5 }, creating(person))
  return { ticket }
}

/** Has sat an exam, whose scores are out. */
async function sitExam(service: TestService, person: TestPerson, name: string) {
  const { db, clock } = service
  const [now, id, key] = [clock.now(), randomUUID(), fieldKeyOf('a key of the tests')]
  const sealed = sealText(key, '360426199101010071')
  const found = findKeyOf(key, `${person.phone} 360426199101010071`)
  const receipt = { number: person.phone.slice(1), at: now.getTime(), hash: '', signature: '', keyId: '' }
  await db.run(sql`
    insert into exam_registrations (id, exam_id, round_id, user_id, number, status, confirmed, position_id, name, id_sealed,
      id_key, id_tail, phone, answers, signed_name, submitted_at, receipt, created_at, updated_at)
    values (${id}, ${EXAM}, ${EXAM}, ${person.id}, ${receipt.number}, '3', true, ${EXAM * 10 + 1}, ${name}, ${sealed}, ${found},
      '0071', ${person.phone}, ${sql.json({ person: { address: `${name}家` } })}, ${name}, ${now}, ${sql.json(receipt)},
      ${now}, ${now})`)
  const of = { registration_id: id }
  await insertRows(db, 'exam_registration_steps', [
    { ...of, place: 1, at: now, by: 'candidate', what: 'appeal', note: name },
  ])
  const turnedDown = { arrived_at: now, outcome: 'refused', code: 409, words: name }
  await insertRows(db, 'exam_submissions', [{ ...of, version: 1, is_first: true, ...turnedDown }])
  await insertRows(db, 'exam_health_answers', [{ ...of, well: true, note: name, at: now }])
  const seat = { exam_id: EXAM, number: id, site_id: EXAM * 10, room: id, seat: 1, issued_at: now }
  await insertRows(db, 'exam_tickets', [{ ...of, id: randomUUID(), ...seat }])
  const parts = { A: { marks: 9_000, flag: '' } }
  await insertRows(db, 'exam_scores', [{ ...of, exam_id: EXAM, parts, total: 9_000, rank: 1, released_at: now }])
  const recheck = { paper: 'A', cause: 'missing', note: name, asked_at: now }
  await insertRows(db, 'exam_rechecks', [{ ...of, id: randomUUID(), ...recheck }])
  const reveal = { ...of, seen_by: '测试人事考试中心', reason: name, at: now }
  await insertRows(db, 'exam_reveals', [{ id: randomUUID(), ...reveal }])
  const breach = { ...of, article: 6, item: 1, facts: name, papers: ['A'], decided_at: now }
  await insertRows(db, 'exam_disciplines', [{ id: randomUUID(), ...breach }])
  const [change] = await db.query<{ id: string }>(sql`
    insert into exam_changes (id, exam_id, kind, title, summary, rows, payload, hash, prepared_at)
    values (${randomUUID()}, ${EXAM}, 'discipline', '违纪处理', '[]', '[]', '{}', '', ${now}) returning id`)
  const statement = { ...of, change_id: change?.id ?? '', basis: '依据', consequence: '处理', facts: name, until: now }
  await insertRows(db, 'exam_statements', [{ ...statement, body: name }])
  const saved = { user_id: person.id, position_id: EXAM * 10 + 1, saved_at: now }
  await insertRows(db, 'exam_saved_positions', [saved])
}

/** Wants to visit a booth of a fair and a job there. */
async function visitFair({ db, clock }: TestService, person: TestPerson, employer: TestEmployer, name: string) {
  const now = clock.now()
  const [fair] = await db.query<{ id: number }>(sql`select coalesce(max(id), 0)::int + 1 as id from fairs`)
  const id = await seedFair(db, now, { id: fair?.id ?? 1 })
  const participation_id = await seedExhibitor(db, now, { fair: id, company: Number(employer.companyId) })
  const entry = { user_id: person.id, participation_id, note: `${name}要问住宿`, added_at: now }
  await insertRows(db, 'fair_shortlist', [entry])
  const stand = { participation_id, user_id: person.id, note: `${name}想问住宿` }
  const place = { ...stand, id: randomUUID(), number: 1, state: 'done', line: 1, joined_at: now }
  await insertRows(db, 'fair_places', [{ ...place, seen_at: now, updated_at: now }])
  const thread = randomUUID()
  await insertRows(db, 'fair_threads', [{ ...stand, id: thread, created_at: now, updated_at: now }])
  await insertRows(db, 'fair_talks', [
    { id: randomUUID(), thread_id: thread, began_at: now, ends_at: now, ended_at: now },
  ])
  await insertRows(db, 'fair_lines', [
    { thread_id: thread, by: 'seeker', author_id: person.id, text: `我是${name}`, at: now },
  ])
  const report = { id: randomUUID(), ticket: `JL-${thread}`, fair_id: fair?.id ?? 1, thread_id: thread, by: 'seeker' }
  await insertRows(db, 'fair_talk_reports', [
    {
      ...report,
      reporter_id: person.id,
      reason: 'fee',
      detail: `${name}被要求交押金`,
      created_at: now,
      participation_id,
      person_id: person.id,
      decision: 'warning',
      answer: `${name}您好，已处理`,
      decided_at: now,
    },
  ])
  const kept = { report_id: report.id, by: 'seeker', text: `我是${name}`, at: now }
  await insertRows(db, 'fair_talk_report_lines', [{ ...kept, place: 1 }])
  await insertRows(db, 'fair_talk_report_reads', [
    { id: randomUUID(), report_id: report.id, seen_by: '测试主办方', reason: '核实举报内容', at: now },
  ])
  const bar = { id: randomUUID(), fair_id: id, user_id: person.id, barred_at: now }
  await insertRows(db, 'fair_talk_bars', [bar])
  await insertRows(db, 'fair_recruiters', [{ participation_id, user_id: person.id, seen_at: now }])
  const [slot] = await db.query<{ id: number }>(sql`
    insert into fair_talk_slots (participation_id, starts_after, minutes, offered_at)
    values (${participation_id}, 0, 15, ${now}) returning id`)
  const of = { user_id: person.id, slot_id: slot?.id ?? 0 }
  const wish = { fair_id: id, number: '0123456789ab', person: 'ba9876543210', rank: 1, requested_at: now }
  await insertRows(db, 'fair_talk_requests', [{ ...of, ...wish }])
  await insertRows(db, 'fair_talk_grants', [{ ...of, id: randomUUID(), granted_at: now }])
  await insertRows(db, 'booth_consents', [{ fair_id: id, user_id: person.id, version: '2026-11', agreed_at: now }])
  const scan = { participation_id, fair_id: id, company_id: employer.companyId, user_id: person.id, number: 48_291_306 }
  const written = { scanned_at: now, note: '可以约复试', written_at: now, received_at: now }
  await insertRows(db, 'booth_visits', [{ id: randomUUID(), ...scan, ...written }])
}

async function keepAccount(service: TestService, person: TestPerson, name: string) {
  const { db, clock } = service
  const now = clock.now()
  await service.call(updateNickname, { nickName: `昵称${name}` }, person)
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#369' } })
  const bytes = new Uint8Array(await picture.png().toBuffer())
  await service.call(updateAvatar, { files: [new File([bytes], `${name}.png`)] }, person)
  const consent = { user_id: person.id, purpose: 'serviceman', version: '2025-06', given_at: now }
  await insertRows(db, 'consents', [consent])
  const served = {
    branch: 'army',
    enlisted_on: '2015-09',
    discharged_on: '2023-09',
    placement: 'own',
    city: '360700',
  }
  await insertRows(db, 'servicemen', [{ user_id: person.id, ...served, created_at: now }])
  await rememberDevice(db, person.id, 'Windows 电脑 · Edge', now)
  await insertRows(db, 'known_addresses', [{ user_id: person.id, address: 'Zm9v', seen_at: now }])
  const refusal = { window_start: now, actor: person.id, actor_type: 2, address: 'Zm9v', call: '/account/export' }
  await insertRows(db, 'refusals', [{ ...refusal, reason: 'code', tries: 3, first_at: now, last_at: now }])
  const [letter] = (await service.call(listMessages, {}, person)).list
  await service.call(deleteMessages, { ids: [letter?.id ?? ''] }, person)
}

/** A seeker who has used everything that an account can be used for, under one name, and what some of it is known by. */
export async function usedEverything(service: TestService, employer: TestEmployer, name: string) {
  const person = await service.seeker()
  const market = await seekWork(service, person, employer, name)
  const offices = await askOffices(service, person, name)
  await sitExam(service, person, name)
  await visitFair(service, person, employer, name)
  await keepAccount(service, person, name)
  return { person, ...market, ...offices }
}
