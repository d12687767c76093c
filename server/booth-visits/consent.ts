import { boothConsent } from '#contract/booth-consent'
import { BOOTH_VISITS_KEPT_DAYS } from '#contract/booth-visit-records'
import { listBoothConsents, myBoothConsent, setBoothConsent } from '#contract/booth-visits'
import { codes } from '#contract/codes'
import { demandFair, type VisitedFair } from '../fair-visits/fair.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { findResume } from '../resumes/queries.ts'
import { findConsent, listChoices, listConsents, listScanners, putConsent, revokeConsent } from './consent-queries.ts'

const DAY = 86_400_000

const keptUntil = ({ timeline }: VisitedFair) => timeline.closesAt + BOOTH_VISITS_KEPT_DAYS * DAY

/** A visitor's side: which resume exhibitors may have, and who has scanned the code. */
export const consentCalls = [
  serve(myBoothConsent, async ({ fair: id }, { db, user, now }) => {
    const fair = await demandFair(db, id, now)
    const consent = await findConsent(db, fair.id, user.id)
    const isGiven = consent !== undefined && consent.resume_id !== null
    return {
      resumes: await listChoices(db, user.id),
      resume: consent?.resume_id ?? '',
      since: isGiven ? Date.parse(consent.agreed_at) : null,
      revokedAt: consent?.revoked_at ? Date.parse(consent.revoked_at) : null,
      scannedBy: (await listScanners(db, fair.id, user.id)).map(({ company_id, company, at, looked }) => ({
        companyId: String(company_id),
        company,
        at: Date.parse(at),
        looked,
      })),
      keptUntil: keptUntil(fair),
    }
  }),

  serve(setBoothConsent, async ({ fair: id, resume, agreed }, { db, user, now, audit }) => {
    const fair = await demandFair(db, id, now)
    const subject = { kind: 'fair', id }
    if (resume === '') {
      if (await revokeConsent(db, fair.id, user.id, now)) await audit({ action: 'booth-visit.revoke', subject })
      return { ok: true as const }
    }
    if (!(await findResume(db, user.id, resume))) throw notFound()
    if (!agreed) throw invalid({ agreed: '请先阅读并同意' })
    if (keptUntil(fair) <= now.getTime()) throw new Refusal(codes.wrongState, '这场招聘会结束已久，不能再交出简历')
    await putConsent(db, { fair: fair.id, user: user.id, resume, version: boothConsent.version }, now)
    await audit({ action: 'booth-visit.consent', subject, detail: { version: boothConsent.version } })
    return { ok: true as const }
  }),

  serve(listBoothConsents, async (_, { db, user }) => ({
    list: (await listConsents(db, user.id)).map(({ fair_id, title, resume_title, agreed_at, companies }) => ({
      fair: String(fair_id),
      title,
      resumeTitle: resume_title,
      since: Date.parse(agreed_at),
      companies,
    })),
  })),
]
