import { pathTo } from '#contract/pages'
import { ButtonLink, Card, DetailLayout, DetailSection, Link, LoadState, Stack, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { Redirect } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useCompany } from '../../hooks/useCompany.ts'
import { JOBS } from '../../model/jobs-page.ts'
import { CompanyHead } from '../../parts/CompanyHead/CompanyHead.tsx'
import { FollowButton } from '../../parts/FollowButton/FollowButton.tsx'

const CompanyContact = later(async () => (await import('../../parts/CompanyContact/CompanyContact.tsx')).CompanyContact)
const CompanyJobs = later(async () => (await import('../../parts/CompanyJobs/CompanyJobs.tsx')).CompanyJobs)
const CompanyPhotos = later(async () => (await import('../../parts/CompanyPhotos/CompanyPhotos.tsx')).CompanyPhotos)
const CompanyRecord = later(async () => (await import('../../parts/CompanyRecord/CompanyRecord.tsx')).CompanyRecord)
const SimilarCompanies = later(
  async () => (await import('../../parts/SimilarCompanies/SimilarCompanies.tsx')).SimilarCompanies,
)
const HideCompany = later(async () => (await import('#features/jobs')).HideCompany)

/** The lines of a text that say something, each with where it stands. */
const paragraphsOf = (text: string) => [...text.split('\n').entries()].filter(([, words]) => words.trim() !== '')

/** `/company-details/:id` — an employer, what it says of itself and whom it is looking for. */
export function CompanyDetailsPage() {
  const { company, ...state } = useCompany()
  usePageHead(
    company
      ? {
          title: company.name,
          description: `${company.name}，${company.place}，${company.openJobs} 个在招职位。${company.intro.slice(0, 80)}`,
          structuredData: {
            '@context': 'https://schema.org',
            '@type': 'Organization',
            name: company.name,
            address: company.place,
          },
        }
      : null,
  )
  if (isNotFound(state.error)) return <Redirect to={pathTo('companyMissing')} />
  return (
    <LoadState {...state} data={company}>
      {shown => (
        <DetailLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: '职位搜索', href: pathTo('jobSearch') },
            { label: shown.shortName },
          ]}
          actions={
            <>
              {shown.openJobs > 0 && (
                <ButtonLink variant="primary" href={`#${JOBS}`}>
                  {shown.openJobs} 个职位
                </ButtonLink>
              )}
              <FollowButton />
            </>
          }
          aside={
            <Card title="联系单位">
              <Stack gap={2}>
                {shown.address && <Text>地址：{shown.address}</Text>}
                {shown.website && (
                  <Link href={shown.website} target="_blank">
                    {shown.website}
                  </Link>
                )}
                {shown.reachable ? (
                  <CompanyContact id={shown.id} />
                ) : (
                  <Text tone="muted">该单位没有公开联系方式。</Text>
                )}
                <HideCompany id={shown.id} name={shown.name} />
              </Stack>
            </Card>
          }
          after={
            <>
              <CompanyJobs />
              <SimilarCompanies />
            </>
          }
        >
          <CompanyHead company={shown} />
          <DetailSection title="单位介绍">
            {paragraphsOf(shown.intro || '该单位还没有填写介绍。').map(([key, words]) => (
              <Text key={key}>{words}</Text>
            ))}
          </DetailSection>
          <CompanyRecord />
          <CompanyPhotos />
        </DetailLayout>
      )}
    </LoadState>
  )
}
