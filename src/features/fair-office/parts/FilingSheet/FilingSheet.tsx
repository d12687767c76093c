import type { FairText, FairTexts } from '#contract/fair-papers'
import { fairTextLabels, fairTextSections } from '#contract/fair-texts'
import { wholeFigures } from '#design-system'
import { minuteOf } from '../../model/moments.ts'
import { Foot, Rows, Sheet } from './FilingSheet.styles.ts'

interface Props {
  title: string
  facts: FairTexts['facts']
  text: FairText
}

function Groups({ groups }: { groups: FairText['body']['groups'] }) {
  return (
    <Rows>
      <thead>
        <tr>
          <th scope="col">小组</th>
          <th scope="col" data-narrow="">
            人数
          </th>
          <th scope="col">负责人</th>
          <th scope="col">联系电话</th>
          <th scope="col">职责</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ group, people, leader, phone, duty }) => (
          <tr key={`${group}-${duty}`}>
            <th scope="row">{group}</th>
            <td>{wholeFigures(`${people} 人`)}</td>
            <td>{leader}</td>
            <td>{wholeFigures(phone)}</td>
            <td>{duty}</td>
          </tr>
        ))}
      </tbody>
    </Rows>
  )
}

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const

/** One text as it is handed in: the facts of the fair, the sections with their numbers, who wrote which version. Renders an `<article>`. */
export function FilingSheet({ title, facts, text: { name, version, body, changedBy, changedAt } }: Props) {
  const label = fairTextLabels[name]
  return (
    <Sheet aria-label={label}>
      <h2>
        {title}
        <br />
        {label}
      </h2>
      <Rows>
        <tbody>
          {facts.map(({ term, details }) => (
            <tr key={term}>
              <th scope="row" data-narrow="">
                {term}
              </th>
              <td>{wholeFigures(details)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
      {fairTextSections[name].map((section, place) => (
        <section key={section.name}>
          <h3>
            {numerals[place]}、{section.title}
          </h3>
          <p>{wholeFigures(body.sections[section.name])}</p>
          {section.name === 'groups' && body.groups.length > 0 && <Groups groups={body.groups} />}
        </section>
      ))}
      <Foot>
        <p>主办单位（盖章）：＿＿＿＿＿＿＿＿＿＿</p>
        <p>
          {version === 0 || changedAt === null
            ? '草稿，还没有人核对和保存'
            : `第 ${version} 版，${minuteOf(changedAt)}${changedBy && `，${changedBy}`}`}
        </p>
      </Foot>
    </Sheet>
  )
}
