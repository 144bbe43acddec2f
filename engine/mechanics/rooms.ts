// Written by `npm run rooms`.
import { room as artifacts } from './artifacts/room.ts'
import { room as battle } from './battle/room.ts'
import { room as beaming } from './beaming/room.ts'
import { room as borg } from './borg/room.ts'
import { room as capture } from './capture/room.ts'
import { room as cloaking } from './cloaking/room.ts'
import { room as compatibility } from './compatibility/room.ts'
import { room as damage } from './damage/room.ts'
import { room as dilemmas } from './dilemmas/room.ts'
import { room as disabled } from './disabled/room.ts'
import { room as docking } from './docking/room.ts'
import { room as doorways } from './doorways/room.ts'
import { room as downloading } from './downloading/room.ts'
import { room as drawsAndDiscards } from './draws-and-discards/room.ts'
import { room as dualPersonnel } from './dual-personnel/room.ts'
import { room as duties } from './duties/room.ts'
import { room as equipment } from './equipment/room.ts'
import { room as facilities } from './facilities/room.ts'
import { room as holograms } from './holograms/room.ts'
import { room as locations } from './locations/room.ts'
import { room as lore } from './lore/room.ts'
import { room as missions } from './missions/room.ts'
import { room as movement } from './movement/room.ts'
import { room as names } from './names/room.ts'
import { room as nullifying } from './nullifying/room.ts'
import { room as reporting } from './reporting/room.ts'
import { room as scoring } from './scoring/room.ts'
import { room as scouting } from './scouting/room.ts'
import { room as seeding } from './seeding/room.ts'
import { room as selections } from './selections/room.ts'
import { room as selfControlled } from './self-controlled/room.ts'
import { room as showingCards } from './showing-cards/room.ts'
import { room as skills } from './skills/room.ts'
import { room as species } from './species/room.ts'
import { room as staffing } from './staffing/room.ts'
import { room as stasis } from './stasis/room.ts'
import { room as stopped } from './stopped/room.ts'
import { room as suspendsPlay } from './suspends-play/room.ts'
import { room as timing } from './timing/room.ts'
import { room as turns } from './turns/room.ts'

/** Every mechanic, in the order of the table of contents. */
export const rooms = [
  turns,
  timing,
  suspendsPlay,
  selections,
  seeding,
  drawsAndDiscards,
  showingCards,
  downloading,
  reporting,
  facilities,
  docking,
  staffing,
  movement,
  beaming,
  cloaking,
  compatibility,
  capture,
  missions,
  dilemmas,
  scouting,
  scoring,
  artifacts,
  equipment,
  skills,
  species,
  names,
  lore,
  dualPersonnel,
  borg,
  holograms,
  battle,
  selfControlled,
  damage,
  stopped,
  disabled,
  stasis,
  nullifying,
  duties,
  doorways,
  locations,
] as const
