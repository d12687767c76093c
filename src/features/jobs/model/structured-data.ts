import type { JobDetail } from '#contract/jobs'
import { formatDate } from '#platform/dates'

const employmentTypes: Record<string, string> = { '1': 'FULL_TIME', '2': 'PART_TIME', '3': 'INTERN', '4': 'TEMPORARY' }

const pay = ({ wageMin, wageMax }: JobDetail) =>
  wageMin === null && wageMax === null
    ? {}
    : {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'CNY',
          value: { '@type': 'QuantitativeValue', minValue: wageMin, maxValue: wageMax, unitText: 'MONTH' },
        },
      }

/** JobPosting (schema.org) of a vacancy; null once it has ended, so that no search engine offers it. */
export function jobPostingData(job: JobDetail): object | null {
  if (job.status !== 1) return null
  const [city = '', district = ''] = job.place.split('·')
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.duties, job.requirements].filter(Boolean).join('\n\n'),
    datePosted: formatDate(job.publishedAt),
    validThrough: `${job.expiresOn}T23:59:59+08:00`,
    employmentType: employmentTypes[job.nature] ?? 'OTHER',
    directApply: true,
    totalJobOpenings: job.headcount,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    hiringOrganization: { '@type': 'Organization', name: job.company.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'CN',
        addressRegion: '江西省',
        addressLocality: [city, district].filter(Boolean).join(''),
        streetAddress: job.address,
      },
    },
    ...pay(job),
  }
}
