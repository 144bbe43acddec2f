import type { CardFacts, CardType } from '../facts.ts'
import { tableOf } from '../table-of.ts'

/** Types as exports name them; an icon where the type is a kind of another one. */
export const typeWords: Readonly<
  Record<string, { readonly type: CardType; readonly icon?: string; readonly keyword?: string }>
> = tableOf({
  personnel: { type: 'personnel' },
  ship: { type: 'ship' },
  facility: { type: 'facility' },
  equipment: { type: 'equipment' },
  mission: { type: 'mission' },
  dilemma: { type: 'dilemma' },
  event: { type: 'event' },
  interrupt: { type: 'interrupt' },
  artifact: { type: 'artifact' },
  objective: { type: 'objective' },
  incident: { type: 'incident' },
  doorway: { type: 'doorway' },
  site: { type: 'site' },
  'time location': { type: 'time location' },
  tactic: { type: 'tactic' },
  tribble: { type: 'tribble' },
  trouble: { type: 'tribble', keyword: 'Trouble' },
  'q event': { type: 'event', icon: 'q' },
  'q interrupt': { type: 'interrupt', icon: 'q' },
  'q dilemma': { type: 'dilemma', icon: 'q' },
  'q mission': { type: 'mission', icon: 'q' },
  'q artifact': { type: 'artifact', icon: 'q' },
})

export const affiliationNames = [
  'bajoran',
  'borg',
  'cardassian',
  'dominion',
  'federation',
  'ferengi',
  'hirogen',
  'kazon',
  'klingon',
  'neutral',
  'non-aligned',
  'romulan',
  'starfleet',
  'vidiian',
  'vulcan',
] as const

/** Affiliations as icons abbreviate them. */
export const affiliationCodes: Readonly<Record<string, string>> = tableOf({
  ...Object.fromEntries(affiliationNames.map(name => [name.slice(0, 3), name])),
  na: 'non-aligned',
  sf: 'starfleet',
})

/** Icons as exports write them between brackets. */
export const iconCodes: Readonly<Record<string, string>> = tableOf({
  '22': '22nd century',
  au: 'au',
  bar: 'barash',
  bb: 'battle bridge',
  bo: 'borg use only',
  cmd: 'command',
  com: 'communication',
  crime: 'crime',
  def: 'defense',
  dq: 'delta quadrant',
  'ent-e': 'enterprise-e',
  fajo: 'fajo collection',
  fc: 'first contact',
  films: 'films',
  gq: 'gamma quadrant',
  ha: 'hidden agenda',
  holo: 'hologram',
  kca: 'klingon-cardassian alliance',
  kw: 'ketracel-white',
  maq: 'maquis',
  mu: 'mirror universe',
  nav: 'navigation',
  ocd: 'ocd',
  orb: 'orb',
  os: 'original series',
  pun: 'punishment',
  pursuit: 'pursuit',
  rc: 'reactor core',
  ref: 'referee',
  rule: 'rule of acquisition',
  sch: 'scheme',
  self: 'self-controlling',
  shield: 'shield',
  skr: 'sha ka ree',
  stf: 'staff',
  te: 'terran empire',
  tmp: 'the motion pictures',
  wc: 'warp core',
  '1': 'countdown 1',
  '2': 'countdown 2',
  '3': 'countdown 3',
  '4': 'countdown 4',
  x: 'countdown x',
  borg: 'borg',
  bor: 'borg',
})

/** Icons of Second Edition that have another name there, or that First Edition does not have. */
export const secondEditionIcons: Readonly<Record<string, string>> = tableOf({
  ds9: 'deep space 9',
  e: 'earth',
  fut: 'future',
  pa: 'past',
  tn: 'terok nor',
  tng: 'next generation',
  tos: 'original series',
  voy: 'voyager',
})

/** Colours of the icons by which cards are each other's nemesis. */
export const nemesisColours: Readonly<Record<string, string>> = tableOf({
  B: 'blue',
  G: 'green',
  K: 'black',
  L: 'blue',
  O: 'orange',
  P: 'purple',
  R: 'red',
  S: 'silver',
  Y: 'yellow',
})

export const classifications = [
  'OFFICER',
  'ENGINEER',
  'SCIENCE',
  'MEDICAL',
  'SECURITY',
  'V.I.P.',
  'CIVILIAN',
  'ANIMAL',
] as const

/** What stands on ships as special equipment. */
export const shipEquipment = [
  'Cloaking Device',
  'Energy Dampener',
  'Holodeck',
  'Holographic Skin',
  'Invasive Transporters',
  'Long-Range Scan Shielding',
  'Particle Scattering Device',
  'Phasing Cloak',
  'Solar Sail',
  'Tractor Beam',
] as const

/** Affiliations of Second Edition. */
export const secondEditionAffiliations = affiliationNames.filter(
  name => !['hirogen', 'kazon', 'neutral', 'vidiian', 'vulcan'].includes(name),
)

export const kindWords: Readonly<Record<string, NonNullable<CardFacts['kind']>>> = tableOf({
  '[P]': 'planet',
  '[S]': 'space',
  '[S/P]': 'dual',
  '[S][P]': 'dual',
  P: 'planet',
  S: 'space',
  D: 'dual',
  H: 'headquarters',
})

export const quadrantWords = ['alpha', 'beta', 'gamma', 'delta', 'mirror'] as const

/** Quadrants as Second Edition abbreviates them. */
export const quadrantLetters: Readonly<Record<string, (typeof quadrantWords)[number]>> = tableOf({
  a: 'alpha',
  b: 'beta',
  d: 'delta',
  g: 'gamma',
  m: 'mirror',
})
