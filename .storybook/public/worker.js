/* What Storybook is built of is never mocked: its modules, styles and fonts need not ask the handlers of each story. */
addEventListener('install', event => {
  event.addRoutes?.({ condition: { urlPattern: { pathname: '/assets/*' } }, source: 'network' })
})

importScripts('mockServiceWorker.js')
