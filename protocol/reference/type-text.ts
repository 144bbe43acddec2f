import type { SchemaPart } from '../schema-files.ts'

interface Shape extends SchemaPart {
  readonly type?: string | readonly string[]
  readonly items?: Shape | readonly Shape[]
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly propertyNames?: Shape
  readonly additionalProperties?: Shape | boolean
  readonly minimum?: number
  readonly maximum?: number
}

/** What may stand in a field, in words; `link` names another part. */
export function typeText(schema: SchemaPart, link: (ref: string) => string): string {
  const shape = schema as Shape
  const inner = (one: SchemaPart) => typeText(one, link)
  if (shape.$ref) return link(shape.$ref)
  if ('const' in shape) return `\`${JSON.stringify(shape.const)}\``
  if (shape.enum) return shape.enum.map(word => `\`${JSON.stringify(word)}\``).join(' or ')
  const choice = shape.anyOf ?? shape.oneOf
  if (choice) return choice.map(inner).join(' or ')
  if (shape.type === 'array') return listText(shape.items, inner)
  if (shape.type === 'object') return objectText(shape, inner)
  if (shape.type === 'integer') return `whole number${boundText(shape)}`
  return [shape.type ?? 'anything'].flat().map(plain).join(' or ')
}

const plain = (type: string): string => plainWords.get(type) ?? type
const plainWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: 'text',
    boolean: 'true or false',
    integer: 'whole number',
  }),
)

function listText(items: Shape['items'], inner: (one: SchemaPart) => string): string {
  if (!items) return 'list'
  if (!Array.isArray(items)) return `list of ${inner(items as Shape)}`
  return `list of ${items.length}: ${items.map(inner).join(', ')}`
}

function objectText({ propertyNames, additionalProperties }: Shape, inner: (one: SchemaPart) => string): string {
  if (typeof additionalProperties !== 'object') return 'object'
  return `object: ${inner(additionalProperties)} by ${propertyNames ? inner(propertyNames) : 'text'}`
}

/** The bounds of 32 bits go without saying. */
function boundText({ minimum, maximum }: Shape): string {
  const bounds = [
    ...(minimum !== undefined && minimum > -(2 ** 31) ? [`from ${minimum}`] : []),
    ...(maximum !== undefined && maximum < 2 ** 31 - 1 ? [`to ${maximum}`] : []),
  ]
  return bounds.length ? ` ${bounds.join(' ')}` : ''
}
