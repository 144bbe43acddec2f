import type { CardText } from '../../../text/text.ts'

const treaty = (...parties: readonly string[]) => ({ plays: [{ stays: true }], treaty: parties }) as const

const vip = { any: [{ classification: 'V.I.P.' }, { skill: 'V.I.P.' }] } as const

/** Cards that do not work with others, and cards that let others mix. */
export const cooperating: readonly CardText[] = [
  { title: 'Lore', doesNotWorkWith: [{ whom: { affiliation: 'federation' } }] },
  {
    title: "Miles O'Brien (Blaze of Glory)",
    doesNotWorkWith: [
      { ruling: '1eD-does-not-work-with-07', whom: { species: 'Cardassian' } },
      { ruling: '1eD-does-not-work-with-08', whom: { affiliation: 'cardassian' } },
    ],
  },
  { title: 'Solkar', doesNotWorkWith: [{ whom: { skill: 'Treachery' } }] },
  {
    title: 'Brainwash',
    standing: [{ ruling: '1eD-does-not-work-with-16', affects: 'host', mixes: true }],
  },
  {
    title: 'Diplomatic Conference',
    mixing: { ruling: '1eD-diplomatic-conference-03' },
    requires: [
      { ruling: '1eD-diplomatic-conference-01', needs: { ofDifferentAffiliations: 3, where: vip } },
      { ruling: '1eD-diplomatic-conference-02', needs: { some: { ...vip, affiliation: 'non-aligned' } } },
    ],
  },
  { title: "Gi'ral", builds: { facility: 'Colony', beside: { name: 'Tokath' } } },
  { title: 'Temporal Micro-Wormhole', reportsToMix: { ruling: '1eD-does-not-work-with-17' } },
  { title: 'Treaty: Federation/Cardassian', ...treaty('federation', 'cardassian') },
  { title: 'Treaty: Federation/Klingon', ...treaty('federation', 'klingon') },
  { title: 'Treaty: Federation/Romulan', ...treaty('federation', 'romulan') },
  { title: 'Treaty: Romulan/Klingon', ...treaty('romulan', 'klingon') },
]
