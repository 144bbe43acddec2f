import type { Texts } from '../../../kernel/room.ts'
import { containmentField } from './containment-field.ts'
import { devidianDoor } from './devidian-door.ts'

export const texts = { glossary: [devidianDoor, containmentField] } satisfies Texts
