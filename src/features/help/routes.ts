import { listHelp, readHelpPage } from '#contract/help'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { helpSearchOf, questionsInput } from './model/help-address.ts'

export const helpRoutes: readonly RouteRecord[] = [
  {
    path: '/help',
    title: '帮助中心',
    access: 'public',
    load: page(() => import('./pages/HelpPage/HelpPage.tsx'), 'HelpPage'),
    data: ({ query }) => {
      const { topic, ...search } = helpSearchOf(query)
      return [topic === '' ? routeCall(listHelp, questionsInput(search)) : routeCall(readHelpPage, { name: topic })]
    },
  },
  {
    path: '/about',
    title: '关于我们',
    access: 'public',
    load: page(() => import('./pages/AboutPage/AboutPage.tsx'), 'AboutPage'),
    data: () => [routeCall(readHelpPage, { name: 'about' })],
  },
  {
    path: '/supervision',
    title: '投诉监督',
    access: 'public',
    load: page(() => import('./pages/SupervisionPage/SupervisionPage.tsx'), 'SupervisionPage'),
    data: () => [
      routeCall(readHelpPage, { name: 'supervision' }),
      routeCall(listHelp, questionsInput({ audience: 'complaints', words: '' })),
    ],
  },
]
