import { useRef } from 'react'
import { boothKindLabels } from '#contract/booth-kinds'
import { FloorPlan, PrintHelper, Stack, Text, wholeFigures } from '#design-system'
import type { ShortlistHall, Walk } from '../../model/walk.ts'
import { Questions, Sheet, Stops } from './FairGuide.styles.ts'

/** What every seeker does well to ask. */
const questions = [
  '具体做什么，几班倒，每周休几天？',
  '试用期多久，工资怎么算、哪天发？',
  '五险一金从哪个月起缴，按什么基数？',
  '和哪家单位签合同，是直签还是劳务派遣？',
  '有没有住宿、工作餐、班车？',
  '几天内答复，联系谁？',
] as const

interface Props {
  fair: { title: string; when: string; place: string }
  walk: Walk
  halls: readonly ShortlistHall[]
}

/** A guide to take along: booths in the order of walking, jobs, notes, what to ask, and the plans with the way drawn in. */
export function FairGuide({ fair: { title, when, place }, walk: { visits, routes, metres }, halls }: Props) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <Stack gap={3}>
      <div>
        <PrintHelper target={sheet} title={`逛展导览-${title}`} label="打印导览" />
      </div>
      <Sheet ref={sheet} aria-label="逛展导览">
        <header>
          <h3>{title}</h3>
          <p>
            {wholeFigures(when)}
            {place && `　${place}`}
          </p>
          <p>
            {visits.length} 个展位{metres > 0 && `，从入口起约 ${metres} 米`}
          </p>
        </header>
        <Stops aria-label="展位先后">
          {visits.map(({ exhibitor, note, jobs }) => (
            <li key={exhibitor.participationId}>
              <strong>
                {exhibitor.booth === '' ? '展位待定' : exhibitor.booth}　{exhibitor.companyName}
              </strong>
              {note !== '' && <p>备注：{note}</p>}
              {jobs.map(job => (
                <p key={job.id}>
                  □ {job.title}
                  {job.facts && `　${job.facts}`}
                  {job.note !== '' && `　备注：${job.note}`}
                </p>
              ))}
            </li>
          ))}
        </Stops>
        <section>
          <h4>到展位可以问</h4>
          <Questions>
            {questions.map(question => (
              <li key={question}>{question}</li>
            ))}
          </Questions>
          <Text>招聘单位不得以任何名义向求职者收费，不得扣押证件；遇到请到维权服务台。</Text>
        </section>
        {halls
          .filter(({ label }) => routes.has(label))
          .map(({ label, width, depth, booths, features }) => (
            <section key={label}>
              <h4>{label}</h4>
              <FloorPlan
                label={`${label}平面图`}
                hall={{ width, depth }}
                booths={booths}
                features={features}
                route={routes.get(label)}
                words={{ kinds: boothKindLabels }}
                planOnly
              />
            </section>
          ))}
      </Sheet>
    </Stack>
  )
}
