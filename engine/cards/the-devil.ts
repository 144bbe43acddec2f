import type { Card } from '../text/card.ts'
import type { PlayText } from '../text/play-text.ts'
import { anyTreaty } from './shared/treaties.ts'

const destroys: PlayText = {
  ruling: 'custom-cards-10',
  on: { any: [anyTreaty, { name: "Horga'hn" }, { name: 'Wind Dancer' }] },
  effects: [{ do: 'destroy', who: 'target' }],
}

/** What the print of the flute says of it. */
const silences: PlayText = {
  ruling: 'custom-cards-636',
  on: { name: 'Ressikan Flute' },
  effects: [{ do: 'modify', who: 'target', attribute: 'points', set: 0, for: 'good' }],
}

export const card: Card = {
  title: 'The Devil',
  print: 'whole',
  faq1996: { plays: [destroys, silences] },
  glossary: { plays: [destroys] },
}
