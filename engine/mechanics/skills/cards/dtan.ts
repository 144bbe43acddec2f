import type { Texts } from '../../../kernel/room.ts'
import type { Standing } from '../../../text/in-play-text.ts'
import type { CardText, Filter } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface SelectorForms {
    /** Whatever is present with it, whosever that is, and not the card itself. */
    presentWith: { readonly presentWith: Who; readonly where: Filter }
  }
}

const honestRomulans: Filter = {
  word: { name: 'Romulan', context: 'species' },
  not: { skill: 'Treachery' },
}

const himself: Standing = { affects: 'this', add: { integrity: 1 } }
const others: Standing = { affects: { presentWith: 'this', where: honestRomulans }, add: { integrity: 1 } }

const dTan = (self: string, rest?: string): CardText => ({
  title: "D'Tan",
  standing: [
    { ...himself, ruling: self },
    { ...others, ...(rest ? { ruling: rest } : {}) },
  ],
})

export const texts = {
  faq1996: [dTan('faq96-364-dtan-01')],
  glossary: [dTan('1eD-dtan-01', '1eD-dtan-02')],
} satisfies Texts
