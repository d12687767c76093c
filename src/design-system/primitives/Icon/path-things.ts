/** Drawings of other things and of what can be done with them, which a page or two shows and no first page does. */
export const phone =
  'M5 4h3.5l1.7 4.4-2.2 1.7a12.5 12.5 0 0 0 5.9 5.9l1.7-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4Z'
export const mail = 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 7l8 6 8-6'
export const share =
  'M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.8l5.6-3.5M9.2 13.2l5.6 3.5'
export const download = 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15'
export const upload = 'M12 15.5V4.5M7 9l5-5 5 5M4.5 20h15'
export const image =
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01'
export const camera =
  'M4.5 7.5H8L9.5 5h5L16 7.5h3.5a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z'
export const trash = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1L17.5 7M10 11v5.5M14 11v5.5'
export const copy =
  'M9.5 8.5h9a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM15.5 8.5v-4a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3'
export const sort = 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5'
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
export const eyeOff =
  'M4 4l16 16M9.9 5.8A8.7 8.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.3 7.7C3.9 9.4 2.5 12 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2'
export const lock =
  'M6 10.5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2'
export const logout = 'M10 4.5H5.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H10M15 8l4.5 4L15 16M19 12H9.5'
export const settings =
  'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z'
export const home = 'M4 11l8-7 8 7M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-6h4v6'
export const grid = 'M5 4.5h4.5V9H5V4.5ZM14.5 4.5H19V9h-4.5V4.5ZM5 14.5h4.5V19H5v-4.5ZM14.5 14.5H19V19h-4.5v-4.5Z'
export const sun =
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4'
export const moon = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z'
export const wallet =
  'M4.5 6.5h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-14a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 6.5 15 4v2.5M19.5 11h-4a2 2 0 0 0 0 4h4'
export const play = 'M7.5 5v14l11-7-11-7Z'
export const arrowLeft = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5'
export const arrowRight = 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5'
