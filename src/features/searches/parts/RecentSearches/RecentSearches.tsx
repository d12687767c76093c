import { useEffect, useState } from 'react'
import { Button, ButtonLink, RecordList, RecordRow, Stack, Text } from '#design-system'
import { addressToKeep, forgetSearches, jobSearchHref, queryOf, recentSearches } from '#features/jobs'
import { describe } from '../../model/describe.ts'

const searchOf = (address: string) => queryOf(new URL(address, 'https://portal.invalid').searchParams)

/** What was last searched for in this browser, with a way to keep each. Nothing of it leaves the browser. */
export function RecentSearches() {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    setAddresses(recentSearches())
  }, [])
  if (addresses.length === 0) return <Text tone="muted">最近没有搜索。搜索记录只保存在这台设备的浏览器里。</Text>
  return (
    <Stack gap={3}>
      <RecordList>
        {addresses.map(searchOf).map(search => (
          <RecordRow
            key={jobSearchHref(search)}
            level={3}
            href={jobSearchHref(search)}
            title={describe(search)}
            actions={
              <ButtonLink
                size="small"
                variant="quiet"
                href={addressToKeep(search)}
                aria-label={`保存：${describe(search)}`}
              >
                保存
              </ButtonLink>
            }
          />
        ))}
      </RecordList>
      <div>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            forgetSearches()
            setAddresses([])
          }}
        >
          清空最近搜索
        </Button>
      </div>
    </Stack>
  )
}
