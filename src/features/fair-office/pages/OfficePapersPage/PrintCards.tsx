import type { FairPapers } from '#contract/fair-papers'
import { fairTextLabels } from '#contract/fair-texts'
import { ButtonLink, Card, icons, RecordList, RecordRow, Row, Stack, Tag, Text } from '#design-system'
import { dueWords } from '../../model/duty-words.ts'
import { minuteOf } from '../../model/moments.ts'
import { printsHref, textsHref } from '../../model/office-addresses.ts'

/** As many as are named before the rest are counted. */
const NAMED = 6

type Paper = FairPapers['texts'][number]

/** What a text still lacks, by when; or that nothing is missing. */
function gapWords({ gaps, dueAt }: Paper): string {
  if (gaps.length === 0) return '内容已经齐全。'
  const named = gaps.slice(0, NAMED).join('、')
  const rest = gaps.length > NAMED ? `等 ${gaps.length} 项` : ''
  return `还缺：${named}${rest}。${dueAt === null ? '' : `请在 ${dueWords(dueAt)}补齐。`}`
}

const versionWords = ({ version, changedBy, changedAt }: Paper): string[] =>
  version === 0 || changedAt === null
    ? ['系统拟的草稿']
    : [`第 ${version} 版`, changedBy, minuteOf(changedAt)].filter(Boolean)

/** What goes along with the filing in words, and what is printed for the day. */
export const PrintCards = ({ papers: { fair, texts } }: { papers: Pick<FairPapers, 'fair' | 'texts'> }) => (
  <>
    <Card title="备案材料">
      <Stack gap={3}>
        <RecordList>
          {texts.map(text => (
            <RecordRow
              key={text.name}
              level={3}
              title={fairTextLabels[text.name]}
              href={textsHref(fair.id, text.name === 'security' ? 'security' : '')}
              state={
                <Tag tone={text.gaps.length === 0 ? 'success' : 'warning'}>
                  {text.gaps.length === 0 ? '齐全' : `缺 ${text.gaps.length} 项`}
                </Tag>
              }
              facts={versionWords(text)}
              summary={gapWords(text)}
            />
          ))}
        </RecordList>
        <Row gap={3}>
          <ButtonLink icon={icons.print} href={textsHref(fair.id, 'pack')}>
            打印备案材料
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
    <Card title="现场用纸">
      <Stack gap={3}>
        <Text tone="muted">开场前打印：展位牌每个展位一张，参会证每人一张，入口名录贴在门口。</Text>
        <Row gap={3}>
          <ButtonLink icon={icons.print} href={printsHref(fair.id)}>
            展位牌
          </ButtonLink>
          <ButtonLink href={printsHref(fair.id, 'plates')}>参会证</ButtonLink>
          <ButtonLink href={printsHref(fair.id, 'entrance')}>入口名录</ButtonLink>
        </Row>
      </Stack>
    </Card>
  </>
)
