/** Notices when answers come from another release than the one this page was loaded from. */
export class ReleaseWatch {
  #first: string | undefined;
  #changed = false;
  readonly #listeners = new Set<() => void>();

  /** Looks at an answer. One without the header, e.g. of a proxy in between, says nothing. */
  see(answer: Response): void {
    const release = answer.headers.get('x-release');
    if (release === null || this.#changed) return;
    this.#first ??= release;
    if (release === this.#first) return;
    // Stays so even when an older process answers next: while hosts are exchanged one by one, both do.
    this.#changed = true;
    for (const listener of this.#listeners) listener();
  }

  /** Whether another release has answered since the page was loaded. */
  readonly hasChanged = (): boolean => this.#changed;

  /** Tells when it has; answers how to stop listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
