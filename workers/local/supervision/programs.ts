import type { MailServer } from '../mail-server';
import type { ObjectStoreOptions } from '../object-store';
import type { SeedTask } from '../seed-installation';
import type { AloneOptions, ServeOptions } from '../serve';

export type Say = (line: string) => void;

/** What a program gives its parent: how to end it, and what it does when asked. */
export type Running = { stop: () => Promise<void>; calls?: Record<string, () => Promise<void>> };

type Program<Options> = (options: Options, say: Say) => Promise<Running | undefined>;

/** Each imports only what it needs itself. */
export const PROGRAMS = {
	issuer: async (options: Parameters<typeof import('../oidc')['startOidc']>[0]) =>
		(await import('../oidc')).startOidc(options),
	mail: async (options: Parameters<typeof import('../mail-server').startMailServer>[0]): Promise<MailServer> =>
		(await import('../mail-server')).startMailServer(options),
	pictures: async (options: ObjectStoreOptions) => (await import('../object-store')).startObjectStore(options),
	workers: async (options: Omit<ServeOptions, 'onLog'> & { logFile: string }) =>
		(await import('../serve')).runWorkers(options),
	'one worker': async (options: AloneOptions) => (await import('../serve')).serveAlone(options),
	development: async (options: Omit<ServeOptions, 'onLog'>, say: Say) =>
		(await import('../serve-development')).serveDevelopment(options, say),
	build: async ({ root }: { root: string }, say: Say) => {
		await (await import('../build')).buildAll(root, say);
		return undefined;
	},
	seed: async (options: SeedTask, say: Say) => {
		await (await import('../seed-installation')).seedInstallation(options, say);
		return undefined;
	},
	renditions: async (options: { folder: string }, say: Say) => {
		await (await import('../pictures/prepare-renditions')).prepareRenditions(options, say);
		return undefined;
	},
} satisfies Record<string, Program<never>>;

export type ProgramName = keyof typeof PROGRAMS;
export type OptionsOf<Name extends ProgramName> = Parameters<(typeof PROGRAMS)[Name]>[0];

/** Messages to a program. */
export type Order = { start: ProgramName; options: unknown } | { call: string; id: number };
/** Messages from a program. */
export type News =
	| { news: 'up' | 'done' }
	| { news: 'line'; line: string }
	| { news: 'failed'; message: string; isForPerson: boolean }
	| { news: 'answered'; id: number; error?: string };
