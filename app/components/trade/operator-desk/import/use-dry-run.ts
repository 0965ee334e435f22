import { useNavigate } from '@remix-run/react';
import { useRef, useState } from 'react';
import {
	IMPORT_PATH,
	importPath,
	type StagedProperty,
	type StagedRow,
} from '~/domain/operator-desk/import/import-files';
import { groupRows, mapTable } from '~/domain/operator-desk/import/table-mapping';
import { callSite } from '~/platform/call-site';
import { faultBeforeSending } from '../../desk/send-picture';
import { type ChosenFile, describe, faultOf, headingsName } from './use-import-files';

export type DryRunProgress = { what: 'sending' | 'pictures'; done: number; all: number };

/** Properties and characters of one request. */
const AT_ONCE = 80;
const MOST_CHARACTERS = 600_000;

/** Compares chosen files with what is published: rows are sent some properties at a time, pictures that the product does not have before them. */
export function useDryRun() {
	const navigate = useNavigate();
	const [progress, setProgress] = useState<DryRunProgress | null>(null);
	const [fault, setFault] = useState<{ word: string; name: string } | null>(null);
	const isBusy = useRef(false);

	async function run(files: readonly ChosenFile[], { name, isComplete }: { name: string; isComplete: boolean }) {
		if (isBusy.current) return;
		isBusy.current = true;
		setFault(null);
		try {
			const pictures = await sendPictures(files, rowsOf(files), setProgress);
			if ('fault' in pictures) return setFault(pictures.fault);
			const properties = groupRows(rowsOf(files)).map((each) => withPictures(each, pictures.hashes));
			setProgress({ what: 'sending', done: 0, all: properties.length });
			const begun = await post(`${IMPORT_PATH}/rows`, {
				name,
				...(isComplete ? { complete: 'yes' } : {}),
				files: JSON.stringify(files.filter(isTaken).slice(0, 900).map(describe)),
				mappings: JSON.stringify(
					files
						.flatMap(({ read, mapping }) =>
							read.kind === 'table' && mapping ? [{ headings: headingsName(read.table.headings), mapping }] : [],
						)
						.slice(0, 50),
				),
			});
			const id = begun && typeof begun.id === 'string' ? begun.id : null;
			if (!id) return setFault({ word: wordOf(begun), name: '' });
			let done = 0;
			for (const chunk of chunksOf(properties)) {
				done += chunk.length;
				const isLast = done === properties.length;
				const sent = await post(`${IMPORT_PATH}/rows`, {
					id,
					rows: JSON.stringify(chunk),
					...(isLast ? { last: 'yes' } : {}),
				});
				if (!sent?.isStaged) return setFault({ word: wordOf(sent), name: '' });
				setProgress({ what: 'sending', done, all: properties.length });
			}
			navigate(importPath(id), { preventScrollReset: true });
		} catch {
			setFault({ word: 'failed', name: '' });
		} finally {
			isBusy.current = false;
			setProgress(null);
		}
	}
	return { run, progress, fault };
}

/** A file of which something is read. */
export function isTaken(file: ChosenFile): boolean {
	const { read, mapping } = file;
	if (read.kind === 'table') return mapping?.file !== null && faultOf(file) === null;
	return read.kind === 'rows' || read.kind === 'text' || read.kind === 'picture';
}

function rowsOf(files: readonly ChosenFile[]): { owner: string; isName: boolean; row: StagedRow }[] {
	return files.filter(isTaken).flatMap(({ name, read, mapping }) => {
		if (read.kind === 'table' && mapping) return mapTable({ ...read.table, name }, mapping);
		return 'rows' in read ? read.rows.map((each) => ({ ...each, isName: false })) : [];
	});
}

function* chunksOf(properties: readonly StagedProperty[]): Generator<StagedProperty[]> {
	let chunk: StagedProperty[] = [];
	let size = 0;
	for (const each of properties) {
		const length = JSON.stringify(each).length;
		if (chunk.length > 0 && (chunk.length >= AT_ONCE || size + length > MOST_CHARACTERS)) {
			yield chunk;
			[chunk, size] = [[], 0];
		}
		chunk.push(each);
		size += length;
	}
	if (chunk.length > 0) yield chunk;
}

type PictureResult = { hashes: ReadonlyMap<string, string> } | { fault: { word: string; name: string } };

/** Sends the pictures that rows name and the product does not have; answers their hashes by the name in the row. */
async function sendPictures(
	files: readonly ChosenFile[],
	rows: readonly { row: StagedRow }[],
	onProgress: (progress: DryRunProgress) => void,
): Promise<PictureResult> {
	const given = files.filter(({ read }) => read.kind === 'picture');
	const hashes = new Map<string, string>();
	if (given.length === 0) return { hashes };
	const named = new Map<string, { file: File; isPlan: boolean }>();
	for (const { row } of rows) {
		if (row.file !== 'pictures' && row.file !== 'floorplans') continue;
		const wanted = row.cells.file?.trim();
		const found = wanted ? given.find(({ name }) => name === wanted || name.endsWith(`/${wanted}`)) : undefined;
		if (wanted && found) named.set(`${row.file} ${wanted}`, { file: found.file, isPlan: row.file === 'floorplans' });
	}
	for (const [name, { file }] of named) hashes.set(name, await hashOf(file));
	const known = await post(`${IMPORT_PATH}/picture`, { known: JSON.stringify([...new Set(hashes.values())]) });
	const has = new Set(Array.isArray(known?.known) ? known.known : []);
	const missing = [...named].filter(([name]) => !has.has(hashes.get(name)));
	for (const [at, [name, { file, isPlan }]] of missing.entries()) {
		onProgress({ what: 'pictures', done: at, all: missing.length });
		const wrong = await faultBeforeSending(file, { takesWebp: !isPlan });
		const sent = wrong
			? { fault: wrong }
			: await sendFile(`${IMPORT_PATH}/picture`, file, isPlan ? { plan: 'yes' } : {});
		if (typeof sent?.hash !== 'string')
			return {
				fault: { word: sent && 'fault' in sent && sent.fault !== 'failed' ? 'picture' : 'failed', name: file.name },
			};
		hashes.set(name, sent.hash);
	}
	return { hashes };
}

function withPictures(property: StagedProperty, hashes: ReadonlyMap<string, string>): StagedProperty {
	if (hashes.size === 0) return property;
	return {
		...property,
		rows: property.rows.map((row) => {
			const hash = hashes.get(`${row.file} ${row.cells.file?.trim()}`);
			return hash ? { ...row, cells: { ...row.cells, hash } } : row;
		}),
	};
}

/** As the product names pictures: 20 hexadecimal digits of SHA-256. */
async function hashOf(file: File): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
	return [...new Uint8Array(digest).subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Answer = Readonly<Record<string, unknown>>;

async function post(to: string, fields: Readonly<Record<string, string>>): Promise<Answer | null> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return answerOf(callSite(to, { method: 'POST', body: form, headers: { accept: 'application/json' } }));
}

/** The file alone, so that the server need not take it out of a form. */
async function sendFile(to: string, file: File, fields: Readonly<Record<string, string>>): Promise<Answer | null> {
	const headers = { accept: 'application/json', 'content-type': 'application/octet-stream' };
	const query = new URLSearchParams({ ...fields, name: file.name });
	return answerOf(callSite(`${to}?${query}`, { method: 'POST', body: file, headers }));
}

async function answerOf(called: Promise<Response>): Promise<Answer | null> {
	const answer: unknown = await (await called).json().catch(() => null);
	return typeof answer === 'object' ? (answer as Answer | null) : null;
}

const FAULTS = ['invalid', 'tooMany', 'gone', 'no-such-step'];

function wordOf(answer: Answer | null): string {
	return FAULTS.find((word) => word === answer?.fault) ?? 'failed';
}
