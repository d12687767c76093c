const INTRODUCTION = `# Benchmarks

Made by \`npm run bench\`; each part says when and where it was measured. Figures of a loaded machine say nothing: let it rest first.`

const headingOf = (section: string) => section.split('\n', 1)[0] ?? ''

const sectionsOf = (report: string): string[] =>
  report
    .split(/^(?=## )/m)
    .slice(1)
    .map(section => section.trim())

/** `section` with the line on when and where it was measured, under its heading. */
export const dated = (section: string, machine: string): string => {
  const heading = headingOf(section)
  return `${heading}\n\n${machine}${section.slice(heading.length)}`
}

/** `report` with `sections` in the places of those of the same heading; a new one comes last. */
export function updated(report: string, sections: readonly string[]): string {
  const byHeading = new Map(sectionsOf(report).map(section => [headingOf(section), section]))
  for (const section of sections) byHeading.set(headingOf(section), section)
  return `${[INTRODUCTION, ...byHeading.values()].join('\n\n')}\n`
}
