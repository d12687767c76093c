import { useRef } from 'react'
import type { FairTexts } from '#contract/fair-papers'
import { fairTextGaps, fairTextLabels } from '#contract/fair-texts'
import { Alert, PrintHelper, Stack } from '#design-system'
import { FilingSheet } from '../../parts/FilingSheet/FilingSheet.tsx'

/** All that is filed in words, as it goes to paper: each text from a page of its own. */
export function FilingPack({ texts: { title, facts, texts, leastStaff } }: { texts: FairTexts }) {
  const pack = useRef<HTMLDivElement>(null)
  const lacking = texts.flatMap(text => {
    const gaps = fairTextGaps(text.name, text, leastStaff)
    return gaps.length === 0 ? [] : `${fairTextLabels[text.name]}还缺 ${gaps.length} 项`
  })
  return (
    <Stack gap={4}>
      {lacking.length > 0 && <Alert tone="warning">{lacking.join('，')}，补齐后再交。</Alert>}
      <div>
        <PrintHelper target={pack} title={`备案材料-${title}`} label="打印备案材料" />
      </div>
      <div ref={pack}>
        <Stack gap={5}>
          {texts.map(text => (
            <FilingSheet key={text.name} title={title} facts={facts} text={text} />
          ))}
        </Stack>
      </div>
    </Stack>
  )
}
