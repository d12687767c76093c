/** Drawings of the portal's services and of what is done on the pages that people come to first, each of which several of these show. */
export const exam =
  'M7 4.5h10a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-14a1 1 0 0 1 1-1ZM9.5 3.5h5v3h-5v-3ZM9 13l2.2 2.2 4-4.4'
export const fair =
  'M4 10 5.5 4.5h13L20 10M4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5v8h13v-8M10 20.5V16h4v4.5'
export const gig = 'M13 3.5 5.5 13.5h5.5l-1 7 8-10.5h-5.5l.5-6.5Z'
export const education =
  'M12 5 2.5 9.5 12 14l9.5-4.5L12 5ZM6.5 11.5V16c1.5 1.5 3.3 2.2 5.5 2.2s4-.7 5.5-2.2v-4.5M21.5 9.5V15'
export const archive = 'M4 5h16v4H4V5ZM5.5 9v9.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9M9.5 13h5'
export const chart = 'M4.5 4v15.5H20M8.5 16v-4M12.5 16V8M16.5 16v-6'
export const video =
  'M4.5 6.5h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM15.5 10.5l5-3v9l-5-3'
export const calendar =
  'M5 5.5h14a1 1 0 0 1 1 1v12.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1ZM4 10h16M8.5 3.5v4M15.5 3.5v4'
export const question =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2 1-1.2 1.9M12 16.5h.01'
export const star = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z'
export const print =
  'M7 8.5v-5h10v5M7 17H4.5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H17M7 14h10v6.5H7V14Z'
export const shield = 'M12 3.5 5 6v5.5c0 4.3 2.7 7.3 7 9 4.3-1.7 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10'
export const heart = 'M12 20S4 15.2 4 9.5A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20Z'
export const fire =
  'M12 21c3.7 0 6.2-2.5 6.2-5.9 0-4.7-4.4-6.1-4.7-11.1-3 1.3-4.4 4-3.9 6.8-1-.4-1.7-1.3-1.9-2.4-1.3 1.6-1.9 3.9-1.9 6.1C5.8 18.5 8.3 21 12 21Z'
export const edit =
  'M4.5 19.5l.8-4L15.5 5.3a1.5 1.5 0 0 1 2.1 0l1.1 1.1a1.5 1.5 0 0 1 0 2.1L8.5 18.7l-4 .8ZM13.5 7.3l3.2 3.2'
export const policy = 'M4 9.5 12 4l8 5.5M5.5 9.5h13M6.5 12.5v5M10.2 12.5v5M13.8 12.5v5M17.5 12.5v5M4.5 20h15'
export const bell = 'M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6.5 2 6.5h-15s2-1.5 2-6.5ZM10 19.5a2.2 2.2 0 0 0 4 0'
export const users =
  'M9.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c.4-3.5 3-5.5 6.5-5.5S15.6 16.5 16 20M16 4.8a3.5 3.5 0 0 1 0 6.4M18 15c1.7.8 2.8 2.5 3 5'
export const message =
  'M4.5 4.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H12l-4.5 4v-4h-3a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM8 8.8h8M8 12.2h5'
export const briefcase =
  'M4.5 8h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM8.5 8V5.5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1V8M3.5 13h17M12 12v2'
export const clock = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2'
