import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Does a ship dock at a facility that is at another location? */
export const docksFromAfar = settled<{ ship: CardId; at: CardId }>()('docks from afar', true, [
  { custom: 'custom-docking-30', is: false },
])

/** Does a ship dock at a site whose text does not let it? */
export const docksWithoutText = settled<{ ship: CardId; at: CardId }>()('docks without a text', true, [
  { custom: 'custom-docking-31', is: false },
])

/** Does a ship dock at what is neither a facility nor a site of a station? */
export const docksElsewhere = settled<{ ship: CardId; at: CardId }>()('docks elsewhere than at facilities', true, [
  { custom: 'custom-docking-70', is: false },
])

/** Does a ship that is docked at a facility keep others from docking there, where no text says how many may? */
export const isTakenByOne = settled<{ at: CardId }>()('is taken by one ship', true, [
  { custom: 'custom-docking-13', is: false },
])

/** Does it take the whole RANGE of the ship to dock? */
export const dockingTakesAllRange = settled<{ ship: CardId }>()('docking takes all RANGE', true, [
  { custom: 'custom-docking-71', is: false },
])

/** Does a ship dock at a facility that is on a planet? */
export const docksOnTheGround = settled<{ ship: CardId; at: CardId }>()('docks on the ground', true, [
  { custom: 'custom-docking-20', is: false },
])

/** Must whoever docks at the facility be compatible with it? */
export const needsCompatibility = settled<{ ship: CardId; at: CardId }>()('needs compatibility to dock', false, [
  { custom: 'custom-docking-11', is: true },
])

/** Is a ship that is docked where to dock is to land docked, or landed, for texts that ask? */
export const countsWhereItLands = settled<{ ship: CardId; at: CardId; as: 'docked' | 'landed' }>()(
  'counts where it lands',
  ({ as }) => as === 'docked',
  [{ ruling: '1eD-docking-pads-04', is: true }],
)

/** Do the rules for landed ships bind a ship that is docked where to dock is to land? */
export const isBoundAsLanded = settled<{ ship: CardId; at: CardId }>()('is bound as a landed ship', false, [
  { ruling: '1eD-docking-pads-05', is: true },
])

/** Does the facility lack the SHIELDS that it extends to a ship? */
export const lacksWhatItExtends = settled<{ facility: CardId; ship: CardId }>()(
  'lacks the SHIELDS that it extends',
  false,
  [
    {
      ruling: 'faq96-34-extending-shields-01',
      is: false,
      not: 'the SHIELDS that an outpost extends are taken from its own',
    },
  ],
)

/** Are personnel beamed between a facility and a ship docked there? */
export const mayBeamAcross = settled<{ from: CardId; to: CardId }>()('may be beamed across', true, [
  { ruling: 'faq96-34-docking-03', is: true, not: 'where there is a door nobody is beamed' },
])
