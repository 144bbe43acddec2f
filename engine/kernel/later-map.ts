/** A map whose values are made when they are first asked for. */
export class LaterMap<K, V> implements ReadonlyMap<K, V> {
  readonly #list: () => Iterable<readonly [K, () => V]>
  #listed: ReadonlyMap<K, () => V> | undefined
  readonly #made = new Map<K, V>()

  /** What is in it is listed, too, when it is first looked into. */
  constructor(list: () => Iterable<readonly [K, () => V]>) {
    this.#list = list
  }

  get #makers(): ReadonlyMap<K, () => V> {
    this.#listed ??= new Map(this.#list())
    return this.#listed
  }

  get size(): number {
    return this.#makers.size
  }

  has(key: K): boolean {
    return this.#makers.has(key)
  }

  get(key: K): V | undefined {
    const make = this.#makers.get(key)
    if (make && !this.#made.has(key)) this.#made.set(key, make())
    return this.#made.get(key)
  }

  keys(): MapIterator<K> {
    return this.#makers.keys()
  }

  values(): MapIterator<V> {
    return this.#whole().values()
  }

  entries(): MapIterator<[K, V]> {
    return this.#whole().entries()
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries()
  }

  forEach(see: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) see(value, key, this)
  }

  /** In the order in which they were given. */
  #whole(): ReadonlyMap<K, V> {
    return new Map([...this.keys()].map(key => [key, this.get(key) as V]))
  }
}
