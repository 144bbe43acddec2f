import { test } from 'node:test'
import { expect } from 'chai'
import { type ParameterName, parameterTypes } from './parameter-types.ts'
import { parse, type TextType } from './text-type.ts'

for (const [name, type] of Object.entries(parameterTypes) as [ParameterName, TextType<unknown>][]) {
  test(`{${name}} reads its examples as Cucumber recognises them, and prints what it read`, () => {
    expect(type.name).to.equal(name)
    const pattern = new RegExp(`^(?:${type.pattern})$`)
    for (const example of type.examples) {
      expect(example).to.match(pattern)
      const data = parse(type, example)
      const plural = example.startsWith('are') || example.startsWith('have')
      expect(parse(type, type.print(data, plural)), example).to.deep.equal(data)
      expect(parse(type, type.print(data, true)), example).to.deep.equal(data)
    }
  })

  test(`{${name}} has no capturing group`, () => {
    expect(new RegExp(`${type.pattern}|`).exec('')).to.have.length(1)
  })
}
