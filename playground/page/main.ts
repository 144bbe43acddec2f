import { ownData, ownElement } from '../../reports/html/client/dom.ts'
import { unpack } from '../../reports/html/client/unpack.ts'
import type { Held } from '../held.ts'
import { hold } from './given.ts'
import { playCourse } from './play.ts'
import { allCases } from './text.ts'
import { workbench } from './workbench.ts'

async function begin(): Promise<void> {
  hold(await unpack<Held>(ownData()))
  ownElement('app').replaceChildren(...workbench())
  Object.assign(globalThis, { playground: { playCourse, allCases, ready: true } })
}

void begin()
