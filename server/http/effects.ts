import { errorFields, type Logger } from '../logger.ts'

type Task = () => Promise<void>

/**
 * What a call does outside the database: messages wait until the transaction has committed, files are taken away again
 * when it has not. A task that fails is logged and changes nothing: the transaction is over by then.
 */
export class Effects {
  #commit: Task[] = []
  #rollback: Task[] = []
  readonly #logger: Logger

  constructor(logger: Logger) {
    this.#logger = logger
  }

  afterCommit(task: Task): void {
    this.#commit.push(task)
  }

  afterRollback(task: Task): void {
    this.#rollback.push(task)
  }

  /** Undoes an attempt that the database rolled back and is about to run again. */
  async restart(): Promise<void> {
    this.#commit = []
    await this.#run(this.#rollback.splice(0))
  }

  /** Runs `work`, then what waited for its commit, or for its rollback when it throws. */
  async around<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      await this.#run(this.#commit)
      return result
    } catch (error) {
      await this.#run(this.#rollback)
      throw error
    }
  }

  async #run(tasks: readonly Task[]): Promise<void> {
    for (const task of tasks) {
      await task().catch((error: unknown) => this.#logger.error('effect.failed', errorFields(error)))
    }
  }
}
