import type { Ad } from '#contract/ads'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  Card,
  EmptyState,
  icons,
  Link,
  ListCard,
  LoadState,
  PageError,
  ResultsLayout,
  Row,
  TaskListLayout,
  Text,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useAd, useAds } from '../../hooks/useAds.ts'
import { adAddress, adSearch } from '../../model/ad-address.ts'
import { AdForm } from '../../parts/AdForm/AdForm.tsx'
import { WhatHappens } from '../../parts/WhatHappens/WhatHappens.tsx'

const TITLE = '参加或了解活动'

/** `/ad/form` — what the portal advertises at present; `?id=` asks about one of them, or takes part in it. */
export function AdFormPage() {
  const { query: address } = useRequest()
  const { id } = adSearch.parse(address)
  usePageHead({ title: TITLE, noIndex: true })
  return id ? <OneAd key={id} /> : <Ads />
}

const daysInWords = ({ startsOn, endsOn }: Ad) => `${startsOn} 至 ${endsOn}`

function Ads() {
  const { ads, ...state } = useAds()
  return (
    <ResultsLayout title={TITLE} lead="选择一项活动或服务，写下想参加或想了解的，工作人员会答复您。">
      <LoadState
        {...state}
        data={ads}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState
            title="现在没有正在举行的活动"
            icon={icons.calendar}
            action={
              <ButtonLink variant="primary" href={pathTo('suggestions')}>
                写意见或咨询
              </ButtonLink>
            }
          >
            其他问题可以在“意见建议”中咨询。
          </EmptyState>
        }
      >
        {list => (
          <div>
            {list.map(ad => (
              <ListCard
                key={ad.id}
                level={3}
                title={ad.title}
                href={adAddress(ad.id)}
                summary={ad.words}
                headline={daysInWords(ad)}
              />
            ))}
          </div>
        )}
      </LoadState>
    </ResultsLayout>
  )
}

function OneAd() {
  const { ad, ...state } = useAd()
  if (isNotFound(state.error)) {
    return (
      <PageError title="这项活动已经结束" actions={[{ label: '看看其他活动', href: pathTo('adForm') }]}>
        活动可能已经结束，或者没有这项活动。
      </PageError>
    )
  }
  return (
    <LoadState {...state} data={ad}>
      {shown => (
        <TaskListLayout
          crumbs={[
            { label: '首页', href: pathTo('home') },
            { label: TITLE, href: pathTo('adForm') },
            { label: shown.title },
          ]}
          title={shown.title}
          lead={
            <>
              {shown.words && <Text>{shown.words}</Text>}
              <Row gap={3}>
                {daysInWords(shown)}
                <Link href={shown.href}>查看详情</Link>
              </Row>
            </>
          }
          aside={<WhatHappens />}
        >
          <Card>
            <AdForm ad={shown} />
          </Card>
        </TaskListLayout>
      )}
    </LoadState>
  )
}
