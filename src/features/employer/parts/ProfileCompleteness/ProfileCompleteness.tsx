import type { OwnCompany } from '#contract/company-fields'
import { Button, Card, Progress, Stack, Text, VisuallyHidden } from '#design-system'
import { partsOf } from '../../model/completeness.ts'
import { Missing } from './ProfileCompleteness.styles.ts'

const controls = 'input:not([type=hidden]), select, textarea, button, a[href]'

/** Puts the focus where something is to be filled in. */
function goTo(id: string) {
  const target = document.getElementById(id)
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls)
  target?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** How much of its profile a company has filled in, what is missing, and what applicants would have of it. */
export function ProfileCompleteness({ company }: { company: OwnCompany }) {
  const parts = partsOf(company)
  const missing = parts.filter(({ done }) => !done)
  const done = parts.length - missing.length
  return (
    <Card title="资料完整度">
      <Stack gap={3}>
        <Progress
          label={missing.length === 0 ? '资料已经完整，求职者能看到您单位的全貌' : '越完整，求职者越放心投递'}
          value={done}
          max={parts.length}
          valueText={`${done}/${parts.length} 项`}
        />
        {missing.length > 0 && (
          <Missing>
            {missing.map(({ id, title, why }) => (
              <li key={id}>
                <div>
                  <Text strong>{title}</Text>
                  <Text size="sm" tone="muted">
                    {why}
                  </Text>
                </div>
                <Button size="small" onClick={() => goTo(id)}>
                  去填写<VisuallyHidden>{title}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </Missing>
        )}
      </Stack>
    </Card>
  )
}
