import { keyOf, type TreePerson } from './person.ts';

/** Who is at which node. A million generated people need no object each until they are looked at. */
export interface People {
  at(node: number): TreePerson;
  /** -1: nobody by that key. */
  find(key: string): number;
}

/** People as they arrive from a server. */
export class LoadedPeople implements People {
  readonly #people: TreePerson[] = [];
  readonly #nodes = new Map<string, number>();

  at(node: number): TreePerson {
    const person = this.#people[node];
    if (!person) throw new RangeError(`No node ${node}`);
    return person;
  }

  find(key: string): number {
    return this.#nodes.get(key) ?? -1;
  }

  put(node: number, person: TreePerson): void {
    this.#people[node] = person;
    this.#nodes.set(keyOf(person), node);
  }
}
