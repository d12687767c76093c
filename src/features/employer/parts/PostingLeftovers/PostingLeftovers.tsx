import { Alert, Button, Row, Stack } from '#design-system'

interface Props {
  /** New postings that this browser still holds; `title` may be empty. */
  leftovers: readonly { beginning: string; title: string }[]
  onGoOn: (beginning: string) => void
}

/** New postings that were begun here before and never saved: each can be gone on with. */
export const PostingLeftovers = ({ leftovers, onGoOn }: Props) => (
  <Alert title="这个浏览器里还有没保存完的新职位">
    <Stack gap={2}>
      <p>可能是上次没有网络时写的，也可能正在另一个页面里写。</p>
      <Row>
        {leftovers.map(({ beginning, title }) => (
          <Button key={beginning} size="small" onClick={() => onGoOn(beginning)}>
            继续填写“{[...(title || '未命名职位')].slice(0, 40).join('')}”
          </Button>
        ))}
      </Row>
    </Stack>
  </Alert>
)
