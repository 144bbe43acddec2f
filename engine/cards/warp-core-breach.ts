import type { Card, Text } from '../text/card.ts'

const warpCoreBreach: Text = {
  plays: [
    { on: { type: 'ship' }, except: [{ ruling: 'custom-cards-49', what: { affiliation: 'borg' } }], stays: true },
  ],
  timed: [
    {
      at: 'turn ends',
      turns: { word: 'next' },
      effects: [
        { do: 'destroy', who: 'host', unless: { skill: 'ENGINEER' }, among: { crewOf: 'host' } },
        { do: 'discard', who: 'this' },
      ],
    },
  ],
}

export const card: Card = {
  title: 'Warp Core Breach',
  print: 'whole',
  faq1996: warpCoreBreach,
  glossary: warpCoreBreach,
}
