import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readText, readYaml } from '../../catalogue/read-yaml.ts'
import type { TopicScore } from './score.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const file = 'floor.yaml'

/** Least share of a topic that the suite must notice, in per cent. */
export interface Level {
  /** Of the rulings that are struck out: by a case of their own. */
  readonly repealed: number
  /** Of all that is changed: by any case. */
  readonly noticed: number
}

/** By topic. */
export type Floor = ReadonlyMap<string, Level>

/** The committed floor. */
export function readFloor(dir: string = folder): Floor {
  const levels = (readYaml(dir, file) ?? {}) as Readonly<Record<string, Readonly<Record<keyof Level, unknown>>>>
  return new Map(
    Object.entries(levels).map(([topic, { repealed, noticed }]) => [
      topic,
      { repealed: Number(repealed), noticed: Number(noticed) },
    ]),
  )
}

const levelOf = ({ repeal, noticed }: TopicScore): Level => ({ repealed: repeal.score, noticed })

/** One sentence for each topic that has fallen below its floor, or has gone. */
export function below(floor: Floor, topics: readonly TopicScore[]): readonly string[] {
  const now = new Map(topics.map(one => [one.topic, levelOf(one)]))
  return [...floor].flatMap(([topic, level]) => {
    const found = now.get(topic)
    if (!found) return [`${topic} has a floor, and no ruling in force.`]
    return [
      ...short(topic, 'repealed rulings noticed by their own scenarios', level.repealed, found.repealed),
      ...short(topic, 'changes noticed', level.noticed, found.noticed),
    ]
  })
}

function short(topic: string, what: string, floor: number, now: number): readonly string[] {
  return now < floor ? [`${topic}: ${now} % of ${what}; the floor is ${floor} %.`] : []
}

/** The floor raised to what was measured; it never sinks. Topics that have gone are left out. */
export function raised(floor: Floor, topics: readonly TopicScore[]): Floor {
  return new Map(
    topics.map(one => {
      const [now, before] = [levelOf(one), floor.get(one.topic)]
      const at = (key: keyof Level): number => Math.max(now[key], before?.[key] ?? 0)
      return [one.topic, { repealed: at('repealed'), noticed: at('noticed') }]
    }),
  )
}

/** Writes it below the comment that the file begins with. */
export function writeFloor(floor: Floor, dir: string = folder): void {
  const comment = readText(dir, file).match(/^(?:#.*\n)*/)?.[0] ?? ''
  const lines = [...floor].map(
    ([topic, { repealed, noticed }]) => `${topic}: { repealed: ${repealed}, noticed: ${noticed} }\n`,
  )
  writeFileSync(join(dir, file), comment + lines.join(''))
}
