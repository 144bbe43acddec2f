import type { CardText, Filter } from '../text.ts'

const medicalEquipment: Filter = { keyword: 'MEDICAL-related equipment' }
const anyNor: Filter = { name: ['Deep Space 9', 'Terok Nor', 'Nor', 'Empok Nor', 'Deep Space 9 / Terok Nor'] }
const enterprises = [
  'U.S.S. Enterprise',
  'U.S.S. Enterprise-C',
  'U.S.S. Enterprise-E',
  'Starship Enterprise',
  'Future Enterprise',
]
const oneOfYourOutposts: Filter = { type: 'facility', class: 'outpost', whose: 'yours' }

/** Cards that download, as the Glossary knows them. */
const downloading: readonly CardText[] = [
  {
    title: '1st Rule of Acquisition',
    uses: [
      {
        once: 'game',
        effects: [
          {
            do: 'download',
            where: { name: 'Gold-Pressed Latinum' },
            evenFrom: ['discard'],
            toHand: 'must',
            may: true,
          },
          {
            do: 'download',
            where: { species: 'Ferengi', classification: 'V.I.P.' },
            toHand: 'must',
            may: true,
          },
        ],
      },
    ],
  },
  {
    title: 'A Change of Plans',
    plays: [{ effects: [{ do: 'download', where: { type: 'objective', icon: 'borg use only' }, may: true }] }],
  },
  {
    title: 'Assign Mission Specialists',
    plays: [{ stays: true }],
    uses: [
      {
        effects: [
          {
            do: 'download',
            where: { type: 'personnel', keyword: 'Mission Specialist', noCopyInPlay: true },
            to: { aboard: oneOfYourOutposts },
            upTo: 2,
            different: true,
            may: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Bajoran Civil War',
    plays: [
      {
        effects: [
          {
            do: 'download',
            where: {
              type: 'personnel',
              species: 'Bajoran',
              unique: false,
              any: [{ classification: 'OFFICER' }, { classification: 'SECURITY' }, { skill: 'Resistance' }],
            },
            exactly: 2,
          },
        ],
      },
    ],
  },
  {
    title: 'Beware of Q',
    plays: [{ effects: [{ do: 'download', where: { type: 'dilemma', name: 'Q' }, to: 'any location', seeds: true }] }],
  },
  {
    title: 'Borg Queen',
    uses: [
      {
        inPlaceOf: 'card draw',
        effects: [
          {
            do: 'download',
            where: { any: [{ name: 'A Change of Plans' }, { type: 'personnel', keyword: 'Drone' }] },
          },
        ],
      },
    ],
  },
  {
    title: 'Construct Starship',
    plays: [{ stays: true }],
    uses: [
      {
        inPlaceOf: 'card play',
        effects: [
          { do: 'download', where: { type: 'facility', any: [{ class: 'outpost' }, { class: 'headquarters' }] } },
          {
            do: 'choose one',
            by: 'you',
            options: [
              { word: 'discard the objective', effects: [{ do: 'discard', who: 'this' }] },
              { word: 'draw no cards', effects: [{ do: 'draw no more this turn' }] },
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Defend Homeworld',
    uses: [
      {
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', skill: 'SECURITY' } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'E.M.H. Program',
    uses: [
      {
        fromHand: true,
        effects: [
          {
            do: 'download',
            where: { name: 'E.M.H. Program' },
            onlyFrom: ['hand'],
            to: { aboard: { whose: 'yours', any: [{ type: 'ship' }, { type: 'facility', class: 'outpost' }] } },
            suspends: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Establish Dominion Foothold',
    timed: [
      {
        at: 'solved',
        effects: [
          { do: 'download', where: { type: 'facility', affiliation: 'dominion' }, to: 'here', may: true },
          { do: 'score', points: 10 },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Examine Singularity',
    plays: [{ stays: true }],
    uses: [
      {
        once: 'turn',
        effects: [
          {
            do: 'download',
            where: { name: ['Bajoran Wormhole', 'Temporal Wake', 'Deactivation'] },
            evenFrom: ['discard'],
            may: true,
          },
        ],
      },
    ],
  },
  {
    title: 'GIVE ME GENESIS!',
    timed: [
      { at: 'solved', effects: [{ do: 'download', where: { name: 'The Genesis Device' }, to: 'here', may: true }] },
    ],
  },
  {
    title: 'One of Eleven',
    uses: [
      {
        inPlaceOf: 'card draw',
        effects: [{ do: 'download', where: { type: 'equipment', icon: 'borg use only' } }],
      },
    ],
  },
  {
    title: 'Ops',
    plays: [{ on: anyNor, stays: true }],
    receives: { type: 'personnel', classification: 'OFFICER' },
    uses: [
      {
        inPlaceOf: 'card play',
        effects: [
          {
            do: 'download',
            where: { any: [{ type: 'personnel' }, { type: 'equipment' }] },
            to: { sitesOf: 'this', unopposed: true },
          },
          { do: 'draw no more this turn' },
        ],
      },
    ],
  },
  {
    title: 'Prepare Assault Teams',
    uses: [
      {
        effects: [
          { do: 'download', where: { keyword: 'hand weapon' }, to: { with: { type: 'personnel' } }, may: true },
        ],
      },
    ],
  },
  {
    title: "Quark's Isolinear Rods",
    uses: [
      {
        once: 'game',
        effects: [
          {
            do: 'download',
            where: {
              any: [
                { name: ['Intermix Ratio', 'The Big Picture'] },
                { type: 'personnel', skills: { 'Computer Skill': 2 }, not: { classification: 'OFFICER' } },
              ],
            },
            toHand: 'must',
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Recruit Mercenaries',
    plays: [
      {
        needs: { some: { type: 'personnel', skill: 'Treachery' } },
        effects: [
          {
            do: 'download',
            where: {
              type: 'personnel',
              skill: 'Treachery',
              any: [{ affiliation: 'non-aligned' }, { affiliation: 'ferengi' }],
            },
            to: { with: { skill: 'Treachery' } },
            upTo: 7,
          },
          { do: 'score', points: -10 },
        ],
      },
    ],
  },
  {
    title: 'Sense the Borg',
    plays: [
      {
        answers: {
          to: 'played',
          what: { any: [{ affiliation: 'borg' }, { name: ['Borg Ship', 'Rogue Borg Mercenaries'] }] },
        },
        effects: [
          {
            ruling: '1eS-sense-the-borg-02',
            do: 'download',
            where: { name: ['Weak Spot', 'Hugh', 'Borg Neuroprocessor', 'Ready Room Door'] },
            toHand: 'must',
          },
        ],
      },
    ],
  },
  {
    title: 'Storage Compartment Door',
    opens: 'tribbles',
    plays: [{ once: 'turn', effects: [{ do: 'download', where: { type: 'tribble' }, onlyFrom: ['tribbles'] }] }],
  },
  {
    title: 'Subjugate Planet',
    timed: [
      {
        at: 'solved',
        effects: [
          {
            do: 'download',
            where: { name: 'Remote Supply Depot' },
            to: 'here',
            waives: [{ ruling: '1eD-downloading-73', demand: 'matching affiliation' }],
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  {
    title: 'Wall of Ships',
    plays: [{ effects: [{ do: 'download', where: { type: 'ship', name: enterprises } }] }],
  },
  {
    title: 'Writ of Accountability',
    uses: [
      {
        once: 'game',
        effects: [
          { do: 'download', where: { type: 'personnel', skill: 'FCA' } },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
]

/** Cards whose text decides what may be downloaded, or where it may report. */
const concerned: readonly CardText[] = [
  {
    title: 'Alternate Universe Door',
    admits: { icon: 'au' },
    plays: [{ on: { name: 'Revolving Door' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
  {
    title: 'Amanda Rogers',
    plays: [
      {
        answers: { to: 'played', what: { type: 'interrupt', exceptName: ['Amanda Rogers'] } },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
  },
  {
    title: 'Empok Nor',
    commandeered: true,
    receivesNobody: true,
    timed: [
      {
        at: 'commandeered',
        eachPlayer: true,
        ruling: '1eD-downloading-48',
        effects: [
          { do: 'download', where: { type: 'site' }, to: { into: 'this' }, upTo: 12, different: true, may: true },
          {
            do: 'download',
            where: { type: 'equipment' },
            to: { sitesOf: 'this' },
            upTo: 30,
            different: true,
            may: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Energy Vortex',
    plays: [
      {
        answers: { to: 'played', what: { not: { type: 'interrupt' } }, from: 'hand', whose: "opponent's" },
        effects: [{ do: 'take into hand', who: 'answered' }],
      },
    ],
  },
  { title: 'Cardassian Outpost', built: { where: { affiliation: 'cardassian', skill: 'ENGINEER' } } },
  { title: 'Federation Outpost', built: { where: { affiliation: 'federation', skill: 'ENGINEER' } } },
  { title: "Garak's Tailor Shop", plays: [{ on: { name: ['Terok Nor', 'Deep Space 9'] }, stays: true }] },
  {
    title: 'Infirmary',
    plays: [{ on: anyNor, stays: true }],
    receives: { any: [{ type: 'personnel', classification: 'MEDICAL' }, medicalEquipment, { name: 'I.P. Scanner' }] },
  },
  { title: 'Luther Sloan', reports: 'anywhere' },
  { title: 'Primary Supply Depot', built: 'never' },
  {
    title: "Q's Tent",
    opens: 'tent',
    plays: [
      {
        once: 'turn',
        effects: [
          { do: 'select', as: 'taken', by: 'you', count: 1, from: { cardsIn: 'tent', of: 'you' } },
          { do: 'take into hand', who: { chosen: 'taken' } },
          { do: 'draw no more this turn' },
        ],
      },
    ],
  },
  { title: 'Regenerate', plays: [{ effects: [{ do: 'shuffle discard pile into draw deck' }] }] },
  { title: 'Remote Supply Depot', built: { where: { affiliation: 'dominion', skill: 'ENGINEER' } } },
  {
    title: 'Revolving Door',
    plays: [{ on: { type: 'doorway' }, stays: true }],
  },
  {
    title: 'Security Office',
    plays: [{ on: anyNor, stays: true }],
    receives: { any: [{ type: 'personnel', classification: 'SECURITY' }, { keyword: 'hand weapon' }] },
  },
  {
    title: 'Temporal Wake',
    plays: [{ on: { name: 'Anti-Time Anomaly' }, effects: [{ do: 'nullify', who: 'target' }] }],
  },
  {
    title: 'The Traveler: Transcendence',
    plays: [{ stays: true }],
    timed: [{ at: 'turn ends', whose: 'yours', effects: [{ do: 'draw', count: 1 }] }],
  },
  { title: 'Zalkonian Storage Capsule', stores: true },
]

/** Game texts about downloads, as the Glossary knows them. */
export const textsOfDownloading: readonly CardText[] = [...downloading, ...concerned]
