// Opens tickets and desks of job fairs without a network from what this device keeps of them
// (src/platform/offline/keep-page.ts). With a network nothing is answered from here.
const isPage = request => request.mode === 'navigate'
const isAsset = request => new URL(request.url).pathname.startsWith('/assets/')

addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))
addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || !(isPage(request) || isAsset(request))) return
  const kept = async error => {
    const cache = await caches.open('fair-pages')
    const answer = await cache.match(request, { ignoreSearch: isPage(request), ignoreVary: true })
    if (answer) return answer
    throw error
  }
  event.respondWith(fetch(request).catch(kept))
})
