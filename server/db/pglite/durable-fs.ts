import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from '../../durable-file.ts'

type InitParameters = Parameters<NodeFS['init']>

/** The corner of Emscripten's internals that is relied on; the start-up self-test notices when it moves. */
interface NodeFileSystem {
  realPath(node: unknown): string
  readonly node_ops: { mknod: MakeNode; setattr: SetAttributes }
  readonly stream_ops: {
    setattr: SetAttributes
    fsync?: (stream: { readonly nfd?: number; readonly node: unknown }) => number
  }
}

type MakeNode = (parent: unknown, name: string, mode: number, device: number) => unknown
type SetAttributes = (target: unknown, attributes: { readonly mode?: number }) => void

const EIO = 29

/**
 * PGlite's directory storage ignores fsync; this one hands it to the operating system, so that a commit survives a power
 * cut. The engine asks for files that everybody may read and write, whatever the process's umask; here they get none but
 * their owner's rights.
 */
export class DurableNodeFS extends NodeFS {
  /** Calls handed to the operating system so far. */
  syncs = 0

  override async init(...[pg, options]: InitParameters): ReturnType<NodeFS['init']> {
    const ready = await super.init(pg, options)
    const hook: NonNullable<typeof options.preRun>[number] = module => {
      const files = (module as unknown as { NODEFS: NodeFileSystem }).NODEFS
      keepToOwner(files)
      files.stream_ops.fsync = stream => {
        try {
          if (stream.nfd) fsyncSync(stream.nfd)
          else syncPath(files.realPath(stream.node))
          this.syncs += 1
          return 0
        } catch {
          // PostgreSQL answers EIO with a panic, as it must: the cache can no longer be trusted.
          return EIO
        }
      }
    }
    ready.emscriptenOpts.preRun = [...(ready.emscriptenOpts.preRun ?? []), hook]
    return ready
  }
}

const withoutOthers = (mode: number) => mode & ~0o077

function keepToOwner({ node_ops, stream_ops }: NodeFileSystem): void {
  const { mknod } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, withoutOthers(mode), device)
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations
    operations.setattr = (target, attributes) =>
      setattr(
        target,
        attributes.mode === undefined ? attributes : { ...attributes, mode: withoutOthers(attributes.mode) },
      )
  }
}
