import type { Operation } from '../../../../steps/operation.ts'
import type { Dice } from '../../dice.ts'
import { Gathering, type Subject } from '../gathering.ts'
import type { Grown } from '../pool.ts'
import type { Grounds, Scene } from '../scene.ts'
import { askingDeeds, drawingDeeds, mixingDeeds } from './gathering-deeds.ts'
import { looksAt } from './gathering-looks.ts'

interface Kind extends Pick<Scene, 'id' | 'says' | 'topics' | 'weight'>, Pick<Grounds, 'verbs' | 'deeds'> {
  readonly subject: Subject
  /** Turns pass first of all, so often. */
  readonly waits?: number
}

const has =
  (...words: readonly string[]) =>
  (one: Grown): boolean =>
    words.some(word => one.words.has(word))

const playsWith = (...words: readonly string[]): ((one: Grown) => boolean) => {
  const speaks = has(...words)
  return one => one.facts.type !== 'personnel' && one.facts.type !== 'ship' && !!one.text && speaks(one)
}

const hasText = ({ text }: Grown): boolean => !!text

const kinds: readonly Kind[] = [
  {
    id: 'skills',
    says: 'personnel whose skills and attributes cards add to, take away and share',
    topics: ['skills', 'equipment', 'species', 'turns'],
    weight: 0.3,
    subject: {
      people: one => hasText(one) || one.facts.dots !== undefined,
      cards: playsWith(
        'skills',
        'multiply',
        'selects',
        'sharing',
        'loses',
        'attribute',
        'box',
        'becomes',
        'add',
        'dots',
      ),
      mixed: 0.05,
    },
    verbs: ['uses', 'plays', 'reports'],
  },
  {
    id: 'hive',
    says: 'Borg, and what makes others one of them',
    topics: ['borg', 'skills', 'scouting', 'dual-personnel'],
    weight: 0.2,
    subject: {
      people: one => !!one.facts.affiliations?.includes('borg'),
      cards: playsWith('borg', 'sharing', 'assimilated', 'drone'),
      mixed: 0.15,
      conditions: { often: 0.2, people: ['assimilated', 'stopped'], ships: ['cloaked', 'assimilated'] },
    },
    verbs: ['uses', 'scouts', 'probes for'],
  },
  {
    id: 'pairs',
    says: 'two personnel on one card, with what selects, counts and strikes personnel',
    topics: ['dual-personnel', 'selections'],
    weight: 0.2,
    subject: {
      people: one => !!one.facts.individuals?.length,
      cards: one => !!one.text && has('chosen', 'who', 'gender', 'most', 'selects', 'some')(one),
      mixed: 0.2,
    },
    verbs: ['attempts', 'plays', 'beams', 'attacks'],
  },
  {
    id: 'holograms',
    says: 'holograms, with what projects them, and with what becomes of them elsewhere',
    topics: ['holograms'],
    weight: 0.1,
    subject: {
      people: one => !!one.facts.icons?.includes('hologram'),
      cards: playsWith('hologram', 'holodeck', 'holographic'),
      mixed: 0.3,
      conditions: { often: 0.2, people: ['deactivated', 'stopped'], ships: ['stopped'] },
    },
    verbs: ['beams', 'reports', 'attempts', 'moves'],
  },
  {
    id: 'mixing',
    says: 'personnel of several affiliations, and what lets them work together or keeps them apart',
    topics: ['compatibility', 'reporting', 'staffing', 'capture'],
    weight: 0.3,
    subject: {
      people: one =>
        (one.facts.affiliations?.length ?? 0) > 1 ||
        has('doesnotworkwith', 'infiltrates', 'mixes', 'reportstomix')(one),
      cards: playsWith('treaty', 'mixes', 'mixing', 'affiliation', 'together', 'allows', 'whom'),
      mixed: 0.3,
    },
    verbs: ['reports', 'beams', 'switches', 'infiltrates'],
    deeds: mixingDeeds,
  },
  {
    id: 'hidden',
    says: 'what is hidden from the other player, and what shows it',
    topics: ['showing-cards', 'selections', 'scoring'],
    weight: 0.25,
    subject: {
      people: hasText,
      cards: playsWith('asks', 'tells', 'seedsunder', 'reveals', 'chosen', 'artifactshere', 'cardsin', 'onlyfrom'),
      mixed: 0.1,
      conditions: { often: 0.2, people: ['stopped'], ships: ['cloaked', 'phased'] },
      piles: true,
    },
    verbs: ['asks about', 'looks at', 'shows', 'uses'],
    deeds: askingDeeds,
  },
  {
    id: 'piles',
    says: 'short draw decks, discard piles and hands, with what draws and discards',
    topics: ['draws-and-discards', 'turns', 'reporting', 'scoring', 'downloading'],
    weight: 0.3,
    subject: {
      people: one => has('discard', 'cardin', 'tohand', 'cardsin', 'topofdeck', 'draws', 'discards')(one),
      cards: playsWith(
        'discard',
        'cardin',
        'tohand',
        'cardsin',
        'topofdeck',
        'discards',
        'turns',
        'takesdiscards',
        'deck',
      ),
      mixed: 0.1,
      piles: true,
    },
    verbs: ['draws', 'discards', 'ends the turn', 'uses', 'plays', 'looks at'],
    deeds: drawingDeeds,
    waits: 0.25,
  },
]

const nextTurn = (dice: Dice): Operation => ({
  op: 'until',
  moment: { turnOf: dice.one(['Alice', 'Bob'] as const)!, part: 'start', nth: 1 + dice.below(2) },
})

/** Kinds of gatherings, each about a subject. */
export const gatherings: readonly Scene[] = kinds.map(({ subject, verbs, deeds, waits = 0, ...scene }) => ({
  ...scene,
  grow: ground => ({
    given: new Gathering(ground, subject).grow(),
    looks: looksAt,
    ...(ground.dice.chance(waits) ? { opening: [nextTurn(ground.dice)] } : {}),
    ...(verbs ? { verbs } : {}),
    ...(deeds ? { deeds } : {}),
  }),
}))
