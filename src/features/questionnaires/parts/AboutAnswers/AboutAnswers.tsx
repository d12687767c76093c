import { pathTo } from '#contract/pages'
import type { Questionnaire } from '#contract/questionnaires'
import { Card, FactList, Link, Stack } from '#design-system'

/** What a questionnaire asks and what becomes of the answers, beside its form. Renders a `<div>`. */
export const AboutAnswers = ({ questionnaire: { pages, closesOn } }: { questionnaire: Questionnaire }) => (
  <Stack gap={4}>
    <Card title="问些什么">
      <FactList facts={pages.map(({ title }, at) => ({ term: `第 ${at + 1} 页`, details: title }))} />
    </Card>
    <Card title="提交以后">
      <FactList
        facts={[
          { term: '截止', details: closesOn },
          { term: '每人一份', details: '登录的按账号、没有登录的按浏览器，提交后不能再改' },
          { term: '答案', details: '不和姓名、账号存在一起，看不出是谁答的' },
          {
            term: '结果',
            details: (
              <>
                发布在“<Link href={pathTo('notices')}>通知公告</Link>”栏目
              </>
            ),
          },
        ]}
      />
    </Card>
  </Stack>
)
