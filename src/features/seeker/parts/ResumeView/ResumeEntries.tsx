import type { ResumeEntry } from '#contract/resume-words'
import { Text, wholeFigures } from '#design-system'
import { Entries, Entry, EntryTop, Period, Prose } from './ResumeView.styles.ts'

/** Entries of one list section, newest wherever the writer put it. Renders an `<ol>`. */
export const ResumeEntries = ({ entries }: { entries: readonly ResumeEntry[] }) => (
  <Entries>
    {entries.map(({ title, facts, period, text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own and no state.
      <Entry key={place}>
        <EntryTop>
          <span>{title}</span>
          {period && <Period>{period}</Period>}
        </EntryTop>
        {facts.length > 0 && <Text tone="muted">{facts.join(' · ')}</Text>}
        {text && <Prose>{wholeFigures(text)}</Prose>}
      </Entry>
    ))}
  </Entries>
)
