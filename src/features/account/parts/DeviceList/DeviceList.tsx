import { Button, EmptyState, LoadState, Row, Stack, Table, Tag } from '#design-system'
import { formatDate } from '#platform/dates'
import { useSay } from '#platform/notices'
import { useDevices } from '../../hooks/useDevices.ts'

const minute = (at: number) => formatDate(at, 'YYYY-MM-DD HH:mm:ss').slice(0, 16)

/** Where the account is signed in, and signing out there. */
export function DeviceList() {
  const { devices, end, endOthers, isEnding, ...state } = useDevices()
  const say = useSay()
  const run = (work: () => Promise<string>) => () => void work().then(say.done, say.failure)
  return (
    <LoadState
      {...state}
      data={devices}
      isEmpty={list => list.length === 0}
      empty={<EmptyState title="没有登录中的设备" />}
    >
      {list => (
        <Stack gap={4}>
          <Table
            caption="登录中的设备"
            captionHidden
            rows={list}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'device',
                title: '设备',
                rowHeader: true,
                cell: ({ device, current }) => (
                  <>
                    {device} {current && <Tag tone="success">本机</Tag>}
                  </>
                ),
              },
              { id: 'first', title: '登录时间', nowrap: true, cell: ({ createdAt }) => minute(createdAt) },
              { id: 'last', title: '最近使用', nowrap: true, cell: ({ seenAt }) => minute(seenAt) },
              {
                id: 'end',
                title: '操作',
                cell: ({ id, device, current }) =>
                  current ? (
                    '正在使用'
                  ) : (
                    <Button
                      size="small"
                      aria-label={`让 ${device} 退出登录`}
                      disabled={isEnding}
                      onClick={run(async () => {
                        await end(id)
                        return `${device} 已退出登录`
                      })}
                    >
                      退出登录
                    </Button>
                  ),
              },
            ]}
          />
          {list.length > 1 && (
            <Row>
              <Button loading={isEnding} onClick={run(async () => `已让 ${await endOthers()} 台其他设备退出登录`)}>
                让其他设备全部退出登录
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </LoadState>
  )
}
