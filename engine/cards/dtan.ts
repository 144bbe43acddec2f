import type { Card, Text } from '../text/card.ts'
import type { Standing } from '../text/in-play-text.ts'
import type { Filter } from '../text/text.ts'

const honestRomulans: Filter = {
  word: { name: 'Romulan', context: 'species' },
  not: { skill: 'Treachery' },
}

const himself: Standing = { affects: 'this', add: { integrity: 1 } }

const others: Standing = { affects: { presentWith: 'this', where: honestRomulans }, add: { integrity: 1 } }

const dTan = (self: string, rest?: string): Text => ({
  standing: [
    { ...himself, ruling: self },
    { ...others, ...(rest ? { ruling: rest } : {}) },
  ],
})

export const card: Card = {
  title: "D'Tan",
  print: 'whole',
  faq1996: dTan('faq96-364-dtan-01'),
  glossary: dTan('1eD-dtan-01', '1eD-dtan-02'),
}
