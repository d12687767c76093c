import { pathTo } from '#contract/pages'
import { Card, FactList, Link, Stack, Text } from '#design-system'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'

/** What becomes of casual work once it is handed in, beside its form. Renders a `<section>`. */
export function CasualNext() {
  const isChecked = useLicenceStanding() === 'valid'
  return (
    <Card title="发布以后">
      <Stack gap={3}>
        <FactList
          facts={[
            {
              term: '谁看得到',
              details: (
                <>
                  所有人，在“<Link href={pathTo('flexible')}>灵活就业</Link>”里
                  {isChecked ? '，发布后马上能报名' : '，营业执照核验通过后才显示'}
                </>
              ),
            },
            { term: '有人报名', details: '发消息告诉您，写明姓名、手机号和留言；录用与否由您决定，系统会告诉对方' },
            { term: '招满', details: '不再接受报名' },
            { term: '开工', details: '到时间自动停止报名，以后不能再修改，可以换个日期再招' },
            { term: '改动', details: '改时间、报酬或地点，会发消息告诉已报名的人' },
          ]}
        />
        <Text size="sm" tone="muted">
          发布前自动检查：开工时间没有过，报酬不低于最低工资，没有不该有的限制和收费。
        </Text>
      </Stack>
    </Card>
  )
}
