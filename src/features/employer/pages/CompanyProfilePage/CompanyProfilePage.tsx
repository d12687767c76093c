import { useState } from 'react'
import type { OwnCompany } from '#contract/company-fields'
import { pathTo } from '#contract/pages'
import { Alert, Button, ButtonLink, Card, icons, Link, LoadState, Stack, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useMayAct } from '#platform/session'
import { useOwnCompany } from '../../hooks/useOwnCompany.ts'
import { useProfileDraft } from '../../hooks/useProfileDraft.ts'
import { valuesOf } from '../../model/profile-values.ts'
import { ProfileCompleteness } from '../../parts/ProfileCompleteness/ProfileCompleteness.tsx'
import { ProfileConflict } from '../../parts/ProfileConflict/ProfileConflict.tsx'
import { ProfileFacts } from '../../parts/ProfileFacts/ProfileFacts.tsx'
import { ProfileForm } from '../../parts/ProfileForm/ProfileForm.tsx'
import { ProfileLicence } from '../../parts/ProfileLicence/ProfileLicence.tsx'
import { ProfileLogo } from '../../parts/ProfileLogo/ProfileLogo.tsx'
import { ProfilePhotos } from '../../parts/ProfilePhotos/ProfilePhotos.tsx'

/** `/enterprise/center` — what an employer tells applicants about itself. */
export function CompanyProfilePage() {
  const { company, ...state } = useOwnCompany()
  const isOwner = useMayAct('owner')
  usePageHead({ title: '单位资料', noIndex: true })
  return (
    <TaskListLayout
      title="单位资料"
      actions={
        <>
          <ButtonLink href={pathTo('employerAccount')}>成员与权限</ButtonLink>
          {company ? (
            <ButtonLink icon={icons.eye} href={pathTo('companyDetails', { id: company.id })}>
              预览单位主页
            </ButtonLink>
          ) : (
            <Button icon={icons.eye} disabled>
              预览单位主页
            </Button>
          )}
        </>
      }
    >
      <LoadState {...state} data={company}>
        {shown =>
          isOwner ? (
            <Stack gap={5}>
              <ProfileCompleteness company={shown} />
              <ProfileLicence licence={shown.licence} />
              <ProfileLogo company={shown} />
              <Profile key={shown.id} company={shown} />
              <ProfilePhotos images={shown.images} />
            </Stack>
          ) : (
            <Stack gap={5}>
              <Alert tone="info">
                单位资料由管理员填写，您可以查看。需要修改，请<Link href={pathTo('employerAccount')}>看看找谁</Link>。
              </Alert>
              <ProfileLicence licence={shown.licence} />
              <ProfileFacts values={valuesOf(shown)} />
            </Stack>
          )
        }
      </LoadState>
    </TaskListLayout>
  )
}

function Profile({ company }: { company: OwnCompany }) {
  const draft = useProfileDraft(company)
  const say = useSay()
  const [shown, setShown] = useState({ values: draft.initial, round: 0 })
  const isChanged = draft.state.kind === 'unsaved'
  return (
    <Stack gap={4}>
      {draft.restored && isChanged && shown.round === 0 && (
        <Alert tone="info">已恢复您上次没有保存的内容，保存后才会显示在单位主页。</Alert>
      )}
      {draft.conflict && (
        <ProfileConflict
          mine={draft.getDraft()}
          stored={draft.conflict}
          onKeepMine={draft.keepMine}
          onTakeOther={() => setShown(({ round }) => ({ values: draft.takeOther(), round: round + 1 }))}
        />
      )}
      <Card>
        <ProfileForm
          key={shown.round}
          initial={shown.values}
          isChanged={isChanged}
          onChange={draft.change}
          onSave={async () => {
            if (await draft.save()) {
              say.done('单位资料已保存，主页已更新')
            }
          }}
        />
      </Card>
    </Stack>
  )
}
