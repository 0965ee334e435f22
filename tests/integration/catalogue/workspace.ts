import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportOptions, type ImportResult, importCatalogue } from '#db/catalogue/import-catalogue';
import { ensurePrograms } from '#db/seed/programs';
import type { PictureStore } from '~/domain/picture/picture-store.server';
import { startTestDatabase, type TestDatabase } from '../database';

export const FIXTURE = join(import.meta.dirname, '..', '..', 'fixtures', 'catalogue');
export const HOTELS = join(import.meta.dirname, '..', '..', 'fixtures', 'hotels');
export const VAUD = join(import.meta.dirname, '..', '..', 'fixtures', 'vaud');
/** A resort that is invented, with its guides and map features. */
export const RESORT = join(import.meta.dirname, '..', '..', 'fixtures', 'resort');
export const DEMO = join(import.meta.dirname, '..', '..', '..', 'db', 'seed', 'catalogue');

/** The day on which every import of the tests happens. */
export const NOW = Date.UTC(2026, 10, 20, 12);

export type MemoryStore = PictureStore & { objects: Map<string, Uint8Array> };

export function memoryStore(): MemoryStore {
	const objects = new Map<string, Uint8Array>();
	return {
		objects,
		put: async (key, bytes) => void objects.set(key, bytes),
		has: async (key) => objects.has(key),
		get: async (key) => objects.get(key) ?? null,
	};
}

export type Workspace = TestDatabase & {
	store: MemoryStore;
	folder: () => string;
	import: (folder: string, options?: Partial<ImportOptions>) => Promise<ImportResult>;
	/** Rows of a query as plain objects. */
	rows: (sql: string) => Promise<Record<string, unknown>[]>;
};

/** A database with the programmes that hotels name, a store in memory and folders that go away with them. */
export async function startWorkspace(): Promise<Workspace> {
	const database = await startTestDatabase();
	await ensurePrograms(database.db);
	const store = memoryStore();
	const base = mkdtempSync(join(tmpdir(), 'firnlicht-catalogue-'));
	let folders = 0;
	return {
		...database,
		store,
		folder: () => join(base, `folder-${folders++}`),
		import: (folder, options = {}) => importCatalogue({ db: database.db, store, folder, now: NOW, ...options }),
		rows: async (sql) => (await database.db.$client.execute(sql)).rows.map((row) => ({ ...row })),
		async stop() {
			await database.stop();
			rmSync(base, { recursive: true, force: true });
		},
	};
}

export type Edit = (edit: {
	/** Puts text in the place of other text of a file; throws when it is not there. */
	replace: (file: string, from: string, to: string) => void;
	append: (file: string, line: string) => void;
	read: (file: string) => string;
	write: (file: string, content: string | Uint8Array) => void;
	remove: (file: string) => void;
	makeFolder: (name: string) => void;
	link: (file: string, target: string) => void;
}) => void;

/** A copy of a fixture with changes. */
export function editedFixture(folder: string, edit: Edit, fixture = FIXTURE): string {
	cpSync(fixture, folder, { recursive: true });
	const read = (file: string) => readFileSync(join(folder, file), 'utf8');
	const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content);
	edit({
		read,
		write,
		replace(file, from, to) {
			if (!read(file).includes(from)) throw new Error(`${file} has no ${from}`);
			write(file, read(file).replace(from, to));
		},
		append: (file, line) => write(file, `${read(file)}${line}\n`),
		makeFolder: (name) => void mkdirSync(join(folder, name)),
		link: (file, target) => symlinkSync(target, join(folder, file)),
		remove: (file) => rmSync(join(folder, file), { recursive: true }),
	});
	return folder;
}
