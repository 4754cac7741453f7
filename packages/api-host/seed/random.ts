/** A small seeded generator (mulberry32): the same seed gives the same network on every machine. Never for secrets. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 ≤ x < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between both ends, ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  /** One of the keys, as often as their weights say. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    let sum = 0;
    for (const key in weights) sum += weights[key];
    let rest = this.next() * sum;
    let last: K | undefined;
    for (const key in weights) {
      rest -= weights[key];
      if (rest < 0) return key;
      last = key;
    }
    return last as K;
  }

  uuid(): string {
    const [a, b, c] = [this.#hex(8), this.#hex(4), this.#hex(3)];
    return `${a}-${b}-4${c}-${'89ab'.charAt(this.int(0, 3))}${this.#hex(3)}-${this.#hex(12)}`;
  }

  #hex(length: number): string {
    let value = 0;
    for (let digit = 0; digit < length; digit += 1) value = value * 16 + Math.floor(this.next() * 16);
    return value.toString(16).padStart(length, '0');
  }
}
