/* Only calls are mocked: modules, fonts and pictures go straight to the network instead of asking each story's handlers. */
addEventListener('install', event => {
  event.addRoutes?.({ condition: { not: { urlPattern: { pathname: '/api/*' } } }, source: 'network' })
})

importScripts('mockServiceWorker.js')
