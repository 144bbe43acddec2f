import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const ishka: CardText = {
  title: 'Ishka',
  standing: [{ affects: { othersWith: 'this', where: { name: 'Grand Nagus Zek' } }, doubles: 'skills' }],
}

const impersonateCaptive: CardText = {
  title: 'Impersonate Captive',
  standing: [
    {
      affects: 'host',
      loses: 'all skills',
      becomes: { of: 'target', but: { Treachery: 1, Honor: 0 } },
    },
  ],
}

const motsAdvice: CardText = {
  title: "Mot's Advice",
  plays: [{ on: { type: 'personnel' }, stays: true }],
  standing: [{ ruling: 'faq96-38-mots-advice-01', affects: 'host', gives: 'Barbering' }],
}

export const texts = { faq1996: [motsAdvice], glossary: [ishka, impersonateCaptive] } satisfies Texts
