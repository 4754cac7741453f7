/** Whether the host may take requests; shared by `/ready`, the admission of every operation and the stop. */
export class Readiness {
  #databaseReady = false;
  #draining = false;
  #whenAsked: () => void = () => {};

  /** The database answers and its schema is up to date. */
  databaseIs(ready: boolean): void {
    this.#databaseReady = ready;
  }

  /** The host is stopping: finish what runs, take nothing new. */
  drain(): void {
    this.#draining = true;
  }

  /** Somebody wants to know: a host that waits for its database looks again now. */
  asked(): void {
    this.#whenAsked();
  }

  whenAsked(look: () => void): void {
    this.#whenAsked = look;
  }

  get isReady(): boolean {
    return this.#databaseReady && !this.#draining;
  }

  get isDraining(): boolean {
    return this.#draining;
  }
}
