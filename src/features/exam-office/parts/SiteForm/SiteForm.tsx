import { useState } from 'react'
import { type ExamSiteBody, type OfficeSite, officeSite } from '#contract/exam-site-fields'
import { Alert, Button, ConfirmDialog, Field, TextArea, TextInput } from '#design-system'
import { LongForm, VersionConflict } from '#features/forms'
import { storedElsewhere } from '#platform/drafts'
import { useDraftForm } from '#platform/forms'
import { useSay } from '#platform/notices'
import {
  type SiteValues,
  seatedAt,
  siteBodyOf,
  siteDifferences,
  siteFaults,
  siteFields,
  siteValuesOf,
} from '../../model/site-values.ts'
import { RoomTable } from './RoomTable.tsx'

interface Props {
  exam: string
  /** What is changed; null for a new one. */
  site: OfficeSite | null
  /** Whether tickets can be printed already. */
  isPrinting: boolean
  /** Stores it, on top of the version that the form stands on. */
  onSave: (body: ExamSiteBody, version: string) => Promise<void>
  onRemove: (site: OfficeSite) => Promise<void>
}

/** What becomes of the tickets that there are. */
function SeatedHint({ people, isPrinting }: { people: number; isPrinting: boolean }) {
  const told = isPrinting ? '，考生会收到消息' : ''
  return (
    <Alert tone="info" title={`已有 ${people} 人排在这个考点`}>
      {`改名称、地址或交通，准考证随即按新的显示和打印，准考证号、座位不变${told}。有人的考场不能删除，座位数不能比排到的座位号少；停用请把用途改为备用，重新编排后其中的人换到别的考场。`}
    </Alert>
  )
}

/** Writes down where papers are sat: a new site, or one that is changed. Renders a `<form>`. */
export function SiteForm({ exam, site, isPrinting, onSave, onRemove }: Props) {
  const say = useSay()
  // What the form opened with stays, whatever is read anew meanwhile.
  const [initial] = useState(() => siteValuesOf(site))
  const [conflict, setConflict] = useState<OfficeSite | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const session = useDraftForm<SiteValues>({
    rules: siteFaults,
    initial,
    order: siteFields,
    kept: { name: `exam-site-${exam}-${site?.id ?? 'new'}`, fields: siteFields },
    async submit(values) {
      try {
        await onSave(siteBodyOf(values), values.version)
      } catch (error) {
        setConflict(storedElsewhere(error, officeSite()))
        throw error
      }
    },
  })
  const { form } = session
  const { errors } = form.formState
  const people = site ? seatedAt(site).people : 0

  function standOn(stored: OfficeSite) {
    form.setValue('version', stored.version)
    form.clearErrors('root')
    setConflict(null)
  }

  return (
    <>
      {conflict && (
        <VersionConflict
          subject="这个考点"
          updatedAt={conflict.changedAt ?? 0}
          differences={siteDifferences(form.getValues(), siteValuesOf(conflict))}
          onKeepMine={() => standOn(conflict)}
          onTakeOther={() => {
            form.reset(siteValuesOf(conflict))
            setConflict(null)
          }}
        />
      )}
      <LongForm
        {...session}
        action={site ? '保存考点' : '添加考点'}
        beside={
          site && (
            <Button size="large" onClick={() => setIsLeaving(true)}>
              删除考点
            </Button>
          )
        }
      >
        {people > 0 && <SeatedHint people={people} isPrinting={isPrinting} />}
        <Field label="考点名称" error={errors.name?.message} controlId="name" required>
          <TextInput {...form.register('name')} autoComplete="off" />
        </Field>
        <Field label="地址" hint="写到门牌号和进哪个门" error={errors.address?.message} controlId="address" required>
          <TextInput {...form.register('address')} autoComplete="off" />
        </Field>
        <Field
          label="交通"
          hint="写明公交、地铁的线路和站名，能不能停车"
          error={errors.transit?.message}
          controlId="transit"
          required
        >
          <TextArea {...form.register('transit')} limit={200} rows={2} />
        </Field>
        <RoomTable exam={exam} showsFaults={session.attempt > 0} />
      </LongForm>
      {site && (
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={() => setIsLeaving(false)}
          title={`删除“${site.name}”？`}
          description="考点和它的考场都会去掉，不能恢复。发过准考证的考点不能删除。"
          confirmLabel="删除考点"
          destructive
          onConfirm={() => say.outcomeOf(() => onRemove(site), '考点已经删除')}
        />
      )}
    </>
  )
}
