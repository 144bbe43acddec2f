import type { Outcome } from '../../result.ts'
import { s } from './dom.ts'

/** Outcomes differ in shape, not in colour alone. */
const outcomePaths: Readonly<Record<Outcome, readonly string[]>> = {
  pass: ['M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z', 'M5 8.3l2.1 2.1L11 6'],
  fail: ['M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2l-3.7-3.7V5.2z', 'M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6'],
  'partly-checked': ['M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z', 'M5 8.3l2.1 2.1'],
  unproven: ['M8 1l7 7l-7 7l-7-7z', 'M6.4 6.4c.2-2 3.2-1.9 3.2-.1c0 1.2-1.6 1.3-1.6 2.5M8 10.9v.2'],
  'engine-error': ['M8 1.7l6.8 12.3H1.2z', 'M8 6v3.8M8 11.8v.2'],
  timeout: ['M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z', 'M8 4.5V8l2.4 1.6'],
  crash: ['M1.5 3.5h13v9h-13z', 'M8.8 5L6.5 8.2h3L7.2 11.3'],
  'suite-error': ['M1.5 3.5h13v9h-13z', 'M5.5 5.5l5 5M10.5 5.5l-5 5'],
  unsupported: ['M2.5 2.5h11v11h-11z', 'M5.2 8h5.6'],
  'not-applicable': ['M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z'],
  disputed: [
    'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z',
    'M4.7 7.2c1.5-1.7 2.5-.4 3.3 0s1.8 1.4 3.3 0M4.7 10c1.5-1.7 2.5-.4 3.3 0s1.8 1.4 3.3 0',
  ],
}

const plainCard = ['M3.5 1.8h9v12.4h-9z']

const cardPaths: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    personnel: ['M8 2.2a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4z', 'M2.8 14c.3-6 10.1-6 10.4 0'],
    ship: ['M8 1.5L13.5 14L8 10.8L2.5 14z'],
    facility: ['M8 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6z', 'M8 1.2V5M8 11v3.8M1.2 8H5M11 8h3.8'],
    equipment: ['M8 2l6 6l-6 6l-6-6z'],
    mission: ['M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z', 'M1.5 10.5C4 11.5 12.5 8 14.5 5'],
    dilemma: ['M8 1.7l6.8 12.3H1.2z', 'M8 6v3.8M8 11.8v.2'],
  }),
)

/** The sign of an outcome; the word is next to it or in its label. */
export function outcomeIcon(outcome: Outcome, label?: string): SVGElement {
  return drawing(`icon outcome-${outcome}`, outcomePaths[outcome], label)
}

/** The sign of a kind of card. */
export function cardIcon(type: string | undefined): SVGElement {
  return drawing('icon card-icon', cardPaths.get(type ?? '') ?? plainCard, type)
}

function drawing(name: string, paths: readonly string[], label: string | undefined): SVGElement {
  const role = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }
  return s(
    'svg',
    { class: name, viewBox: '0 0 16 16', ...role },
    label && s('title', null, label),
    paths.map(d => s('path', { d })),
  )
}
