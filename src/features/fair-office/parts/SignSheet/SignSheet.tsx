import { boothKindLabels } from '#contract/booth-kinds'
import type { FairSign, FairSigns } from '#contract/fair-papers'
import { QRCode } from '#design-system'
import { formatDate } from '#platform/dates'
import { formatSalary } from '#platform/text'
import { nameSize } from '../../model/sign-choice.ts'
import { Face, Foot, Head, Jobs, Name, Page } from './SignSheet.styles.ts'

interface Props {
  fair: Pick<FairSigns, 'title' | 'opensAt'>
  sign: FairSign
}

/** The sign of one booth, a page of A4 across: number, company, five of its jobs, a code that leads to it on the fair's page. Renders an `<article>`. */
export function SignSheet({ fair, sign: { code, hall, kind, company, jobs, jobCount, address } }: Props) {
  return (
    <Page aria-label={`展位牌 ${code}`}>
      <Face>
        <Head>
          <div>
            <strong>{code}</strong>
            <span>
              {hall}　{boothKindLabels[kind]}
            </span>
          </div>
          <QRCode value={address} label={`展位 ${code} 的二维码`} caption="扫码看岗位" />
        </Head>
        <Name data-size={nameSize(company)}>{company}</Name>
        <Jobs aria-label="岗位">
          {jobs.map(({ title, wageMin, wageMax, wageMonths, headcount }, place) => (
            // Two jobs may have one title; the list of a sheet does not change.
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed list has an order and nothing else
            <li key={place}>
              <span>{title}</span>
              <span>{formatSalary({ minYuan: wageMin, maxYuan: wageMax, monthsPerYear: wageMonths })}</span>
              <span>{headcount} 人</span>
            </li>
          ))}
          {jobs.length === 0 && <li>岗位请到展位咨询</li>}
          {jobCount > jobs.length && <li>共 {jobCount} 个岗位，其余扫码查看</li>}
        </Jobs>
        <Foot>
          <span>{fair.title}</span>
          <span>{formatDate(fair.opensAt, 'YYYY-MM-DD')}</span>
        </Foot>
      </Face>
    </Page>
  )
}
