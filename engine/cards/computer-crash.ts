import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Computer Crash',
  print: {
    leftOut: "Q's Tent, cards that are played to download, and the end of the next turn",
    onlyWith: ["Q's Tent", 'end', 'play'],
    lies: ['core'],
  },
  glossary: {
    plays: [{ stays: true }],
    prevents: { ruling: 'custom-cards-640', downloading: true },
  },
}
