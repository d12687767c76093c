import { companyRelation, followCompany } from '#contract/companies'
import { open, type Probe } from '../testing.strangers.ts'

export const strangers: readonly Probe[] = [
  open(companyRelation, 'companies are public; the answer is about the caller alone'),
  open(followCompany, 'companies are public; what is kept is the caller’s own'),
]
