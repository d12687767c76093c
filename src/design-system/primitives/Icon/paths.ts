/** The one set: 24 × 24, strokes only. One constant a drawing, so that a bundle carries just those it uses. */
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20'
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16'
export const close = 'M6 6l12 12M18 6 6 18'
export const check = 'M5 12.5l4.5 4.5L19 7.5'
export const plus = 'M12 5v14M5 12h14'
export const minus = 'M5 12h14'
export const more =
  'M6 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM12 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1ZM18 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1Z'
export const chevronDown = 'M6 9.5l6 6 6-6'
export const chevronUp = 'M6 14.5l6-6 6 6'
export const chevronLeft = 'M14.5 6l-6 6 6 6'
export const chevronRight = 'M9.5 6l6 6-6 6'
export const arrowLeft = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5'
export const arrowRight = 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5'
export const external = 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5'
export const info = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8h.01'
export const warning = 'M12 4 3 19.5h18L12 4ZM12 10v4M12 16.8h.01'
export const success = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8.2 12.2l2.7 2.7 5-5.3'
export const danger = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5v5.5M12 16h.01'
export const question =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2 1-1.2 1.9M12 16.5h.01'
export const user = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.7 3.6-6 7.5-6s6.9 2.3 7.5 6'
export const users =
  'M9.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c.4-3.5 3-5.5 6.5-5.5S15.6 16.5 16 20M16 4.8a3.5 3.5 0 0 1 0 6.4M18 15c1.7.8 2.8 2.5 3 5'
export const building =
  'M5 20.5v-16a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v16M15 9.5h3a1 1 0 0 1 1 1v10M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3'
export const briefcase =
  'M4.5 8h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM8.5 8V5.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1V8M3.5 13h17M12 12v2'
export const mapPin =
  'M12 21c4.5-4.6 6.8-8.2 6.8-11a6.8 6.8 0 1 0-13.6 0c0 2.8 2.3 6.4 6.8 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z'
export const phone =
  'M5 4h3.5l1.7 4.4-2.2 1.7a12.5 12.5 0 0 0 5.9 5.9l1.7-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4Z'
export const mail = 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 7l8 6 8-6'
export const message =
  'M4.5 4.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H12l-4.5 4v-4h-3a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM8 8.8h8M8 12.2h5'
export const bell = 'M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6.5 2 6.5h-15s2-1.5 2-6.5ZM10 19.5a2.2 2.2 0 0 0 4 0'
export const calendar =
  'M5 5.5h14a1 1 0 0 1 1 1v12.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8.5 3.5v4M15.5 3.5v4'
export const clock = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2'
export const fire =
  'M12 21c3.7 0 6.2-2.5 6.2-5.9 0-4.7-4.4-6.1-4.7-11.1-3 1.3-4.4 4-3.9 6.8-1-.4-1.7-1.3-1.9-2.4-1.3 1.6-1.9 3.9-1.9 6.1C5.8 18.5 8.3 21 12 21Z'
export const star = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z'
export const heart = 'M12 20S4 15.2 4 9.5A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20Z'
export const share =
  'M17 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.8l5.6-3.5M9.2 13.2l5.6 3.5'
export const print =
  'M7 8.5v-5h10v5M7 17H4.5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H17M7 14h10v6.5H7V14Z'
export const download = 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15'
export const upload = 'M12 15.5V4.5M7 9l5-5 5 5M4.5 20h15'
export const file =
  'M6.5 3.5H14l4.5 4.5v11.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM13.5 3.5V8.5h5M9 13h6M9 16.5h4'
export const image =
  'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01'
export const camera =
  'M4.5 7.5H8L9.5 5h5L16 7.5h3.5a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z'
export const edit =
  'M4.5 19.5l.8-4L15.5 5.3a1.5 1.5 0 0 1 2.1 0l1.1 1.1a1.5 1.5 0 0 1 0 2.1L8.5 18.7l-4 .8ZM13.5 7.3l3.2 3.2'
export const trash = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1L17.5 7M10 11v5.5M14 11v5.5'
export const copy =
  'M9.5 8.5h9a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM15.5 8.5v-4a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3'
export const filter = 'M4 6.5h16M7 12h10M10 17.5h4'
export const sort = 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5'
export const refresh = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15'
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
export const education =
  'M12 5 2.5 9.5 12 14l9.5-4.5L12 5ZM6.5 11.5V16c1.5 1.5 3.3 2.2 5.5 2.2s4-.7 5.5-2.2v-4.5M21.5 9.5V15'
export const exam =
  'M7 4.5h10a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-14a1 1 0 0 1 1-1ZM9.5 3.5h5v3h-5v-3ZM9 13l2.2 2.2 4-4.4'
export const archive = 'M4 5h16v4H4V5ZM5.5 9v9.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9M9.5 13h5'
export const fair =
  'M4 10 5.5 4.5h13L20 10M4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5v8h13v-8M10 20.5V16h4v4.5'
export const chart = 'M4.5 4v15.5H20M8.5 16v-4M12.5 16V8M16.5 16v-6'
export const policy = 'M4 9.5 12 4l8 5.5M5.5 9.5h13M6.5 12.5v5M10.2 12.5v5M13.8 12.5v5M17.5 12.5v5M4.5 20h15'
export const gig = 'M13 3.5 5.5 13.5h5.5l-1 7 8-10.5h-5.5l.5-6.5Z'
export const video =
  'M4.5 6.5h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM15.5 10.5l5-3v9l-5-3'
export const sun =
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4'
export const moon = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z'
export const textSize = 'M3.5 18.5 8 6.5l4.5 12M5 14.5h6M14 18.5l3-8 3 8M15.2 15.8h3.7'
export const shield = 'M12 3.5 5 6v5.5c0 4.3 2.7 7.3 7 9 4.3-1.7 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10'
export const wallet =
  'M4.5 6.5h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-14a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM3.5 6.5 15 4v2.5M19.5 11h-4a2 2 0 0 0 0 4h4'
