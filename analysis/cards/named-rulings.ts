import type { CardFacts } from '../../cards/facts.ts'
import type { PoolRuling } from './pool-rulings.ts'

/** Rulings that name cards. */
type Said = Partial<
  Pick<CardFacts, 'species' | 'class' | 'staffing' | 'range' | 'weapons' | 'shields' | 'strength' | 'attemptedBy'>
>

const facts: readonly (readonly [ruling: string, title: string, said: Said])[] = [
  ['cr14-species-15', 'Commander Data', { species: ['Android'] }],
  ['cr14-species-15', 'Exocomp', { species: ['Android'] }],
  ['cr14-species-16', 'Tora Ziyal', { species: ['Bajoran', 'Cardassian'] }],
  ['cr14-species-17', 'Lwaxana Troi', { species: ['Betazoid'] }],
  ['cr14-species-17', 'Deanna Troi', { species: ['Betazoid', 'Human'] }],
  ['cr14-species-18', 'Phlox', { species: ['Denobulan'] }],
  ['cr14-species-20', 'Stefan DeSeve', { species: ['Human'] }],
  ['cr14-species-21', 'Vina', { species: ['Orion'] }],
  ['cr14-species-22', 'Arandis', { species: ['Risian'] }],
  ['cr14-species-23', 'Dathon', { species: ['Tamarian'] }],
  ['cr14-species-24', 'Targ', { species: ['Targ'] }],
  ['cr14-species-25', 'Hannah Bates', { species: ['Human'] }],
  ['1eS-species-06', 'Roga Danar', { species: ['Angosian'] }],
  ['1eS-species-07', 'Lal', { species: ['Android'] }],
  ['1eS-species-08', 'Riker Wil', { species: ['Human'] }],
  ['1eS-species-09', 'Lovok Founder', { species: ['Changeling'] }],
  ['1eS-species-12', 'Calandra', { species: ['Human'] }],
  ['1eS-species-12', 'Lakanta', { species: ['Human'] }],
  ['1eS-species-16', 'Alexander Rozhenko', { species: ['Human', 'Klingon'] }],
  ['1eS-species-17', "K'mtar", { species: ['Klingon'] }],
  ['1eS-seven-of-nine-2-01', 'Seven of Nine', { species: ['Borg', 'Human'] }],
  ['cr14-liberty-erratum-01', 'Liberty', { class: 'Condor' }],
  ['cr14-liberty-erratum-02', 'Liberty', { staffing: ['maquis', 'maquis'] }],
  ['faq96-352-future-enterprise-01', 'Future Enterprise', { class: 'Galaxy', range: 13, weapons: 10, shields: 9 }],
  ['faq96-352-future-enterprise-02', 'Future Enterprise', { staffing: ['au', 'au', 'au', 'command'] }],
  ['faq96-323-borg-ship-01', 'Borg Ship', { weapons: 24, shields: 24 }],
  ['faq96-312-brute-force-05', "Fek'lhr", { strength: 15 }],
  ['faq96-312-brute-force-05', 'Roga Danar', { strength: 12 }],
  ['faq96-312-khitomer-research-01', 'Khitomer Research', { attemptedBy: ['klingon', 'romulan'] }],
  ['faq96-312-qualor-ii-rendezvous-01', 'Qualor II Rendezvous', { attemptedBy: ['non-aligned'] }],
]

/** Ships, with a personnel who is, or is not, a matching commander. */
const commanders: readonly (readonly [ruling: string, ship: string, personnel: string, is: boolean])[] = [
  ['cr14-matching-commander-03', 'U.S.S. Defiant', 'Worf (First Contact)', true],
  ['cr14-matching-commander-03', 'U.S.S. Defiant', "Kudak'Etan", true],
  ['cr14-matching-commander-04', 'Stolen Defiant', 'Worf (First Contact)', false],
  ['cr14-matching-commander-04', 'Stolen Defiant', "Kudak'Etan", false],
  ['cr14-matching-commander-05', 'U.S.S. Sao Paulo', 'Benjamin Sisko', true],
  ['cr14-matching-commander-06', 'U.S.S. Sao Paulo', 'Ben Sisko', false],
  ['cr14-matching-commander-06', 'U.S.S. Sao Paulo', 'The Emissary', false],
  ['cr14-matching-commander-08', 'Zibalian Transport', 'Kivas Fajo', false],
  ['cr14-matching-commander-09', 'Jovis', 'Kivas Fajo', true],
  ['cr14-matching-commander-16', 'Tama', 'Dathon', true],
  ['1eD-dathon-01', 'Tama', 'Dathon', true],
  ['cr14-named-in-lore-17', 'U.S.S. Enterprise', 'Jean-Luc Picard', true],
  ['faq96-38-captains-log-determining-eligibility-05', 'U.S.S. Phoenix', 'Benjamin Maxwell', true],
  ['faq96-38-captains-log-determining-eligibility-08', 'U.S.S. Enterprise-C', 'Rachel Garrett', true],
  ['faq96-38-captains-log-determining-eligibility-15', 'Khazara', 'Commander Toreth', true],
  ['faq96-38-captains-log-determining-eligibility-18', 'Gomtuu', 'Tam Elbrun', true],
  ['faq96-38-other-captains-log-questions-05', 'Decius', 'Commander Tomalak', false],
]

/** Levels that skills have, or do not have: 0 = the personnel does not have the skill. */
const skills: readonly (readonly [ruling: string, title: string, skill: string, level: number])[] = [
  ['faq96-361-capitalized-skills-02', 'Geordi La Forge', 'ENGINEER', 1],
  ['faq96-361-capitalized-skills-03', 'Vekor', 'MEDICAL', 1],
  ['faq96-362-tpan-01', "T'Pan", 'Mindmeld', 1],
  ['1eS-skills-33', 'Valeris', 'Diplomacy', 0],
  ['1eS-skills-using-18', 'Jaron', 'Tal Shiar', 0],
]

const sorted = (value: unknown): string => JSON.stringify(Array.isArray(value) ? [...value].sort() : value)

const only =
  (title: string): PoolRuling['about'] =>
  pool => {
    const card = pool.get(title)
    return card ? [card] : []
  }

/** Rulings on single cards. */
export const namedRulings: readonly PoolRuling[] = [
  ...facts.map(([ruling, title, said]) => ({
    ruling,
    about: only(title),
    holds: (card: CardFacts) =>
      (Object.keys(said) as (keyof Said)[]).every(key => sorted(card[key]) === sorted(said[key])),
  })),
  ...commanders.map(([ruling, ship, personnel, is]) => ({
    ruling,
    about: only(ship),
    holds: ({ matchingCommanders = [] }: CardFacts) => matchingCommanders.includes(personnel) === is,
  })),
  ...skills.map(([ruling, title, skill, level]) => ({
    ruling,
    about: only(title),
    holds: (card: CardFacts) => (card.skills?.[skill] ?? 0) === level,
  })),
  { ruling: '1eS-spot-01', about: only('Spot'), holds: card => card.strength === undefined },
  { ruling: '1eS-seven-of-nine-2-02', about: only('Seven of Nine'), holds: card => !card.keywords?.includes('Drone') },
  { ruling: '1eD-drone-04', about: only('Borg Queen'), holds: card => !card.keywords?.includes('Drone') },
  {
    ruling: '1eD-dual-personnel-card-03',
    about: only('Sons of Mogh'),
    holds: ({ individuals: [first, second] = [] }) =>
      first?.title === 'Kurn' && first.classification === 'OFFICER' && first.strength === 8 && second?.strength === 10,
  },
]
