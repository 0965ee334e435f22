import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { owed } from '~/components/proposal/client/client-words';
import { proposalDocument } from '~/components/proposal/document/document-view';
import { type BrandProfile, brandProfile } from '~/domain/brand/brand-profile';
import { type ProposalDocument, pictureKey, picturesOf } from '~/domain/document/document';
import { documentFrame } from '~/domain/document/document-frame';
import { versionAnswer } from '~/domain/proposal/api/proposal-answer';
import type { Snapshot, SnapshotPerson } from '~/domain/proposal/snapshot';
import { serverTexts } from '~/locales/server';
import { ensurePdfTools } from '../../../workers/local/pdf-tools';
import { buildOnce } from '../product';
import { pageText } from './page-text';
import { randomProposals } from './random-snapshot';
import { drawnPictures, pdfText, readPdf } from './read-pdf';

const folder = mkdtempSync(join(tmpdir(), 'proposals-'));
let documentPdf: typeof import('../../../workers/documents/print-document').documentPdf;

beforeAll(async () => {
	ensurePdfTools();
	await buildOnce();
	({ documentPdf } = await import('../../../workers/documents/print-document'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** All texts of a value, without addresses of files and colours. */
function textsOf(value: unknown, name = ''): string[] {
	if (typeof value === 'string') return /^(?:src|colou?rs?|language|kind|style|hash)$/.test(name) ? [] : [value];
	if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, name));
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([key, each]) => (key === 'colors' ? [] : textsOf(each, key)));
}

/** Without spaces and with no hyphens, which the ends of lines add. */
const tight = (text: string) => text.replace(/[\s\u00a0\u202f\u00ad-]+/g, '');

/** Every amount that a snapshot holds, as it is printed. */
function amountsOf({ options }: Snapshot): Set<string> {
	return new Set(
		options.flatMap((option) => {
			const { payments, cancellation, deposit } = option.terms;
			const own = [
				option.clientMinor,
				...payments.map(({ minor }) => minor),
				...cancellation.map(({ keptMinor }) => keptMinor),
			];
			return [
				...own.map((minor) => tight(owed(minor, option))),
				...(deposit.minor === null ? [] : [tight(owed(deposit.minor, { currency: 'EUR' }))]),
			];
		}),
	);
}

const brands = ['default', 'demo', 'corvin', 'thornbury', 'aldern-voss'].flatMap(
	(key) => BRAND_PROFILES.find((profile) => profile.key === key) ?? [],
);
const random = randomProposals(200, 17);

/** The document of a version, in a brand and in its own language. */
function documentOf(brand: BrandProfile, snapshot: Snapshot, person: SnapshotPerson | null): ProposalDocument {
	const { language, agency } = snapshot;
	const texts = serverTexts({ language, brand });
	const [t, d] = [texts.getFixedT(language, ['proposal']), texts.getFixedT(language, ['document'])];
	const given = { language, title: 'Proposal', sender: agency, senderLines: [], mark: '7C1E 94A2', watermark: null };
	const frame = { ...documentFrame(brand, given), logo: null };
	return proposalDocument(
		{ snapshot, person, url: 'https://reisen.example/p/abcdefghjkmnpqrstuvwxyz234', t, d },
		frame,
	);
}

/** The smallest JPEG that does. */
const JPEG = Buffer.from(
	'/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAGAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAG/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AKj0Kf//Z',
	'base64',
);

/** The bytes of a document's pictures, as far as the store has them, and how many of them it draws at least. */
function picturesIn(document: ProposalDocument) {
	const drawn = [
		document.cover.picture,
		...(document.comparison?.columns ?? []).map(({ picture }) => picture),
		...document.options.flatMap(({ pictures }) => pictures),
	].filter((picture) => picture !== null && picture.hash !== 'lost');
	const found = picturesOf(document).filter(({ hash }) => hash !== 'lost');
	return { least: drawn.length, files: Object.fromEntries(found.map((picture) => [pictureKey(picture), JPEG])) };
}

/** What programs of the agency read of a version, as it is printed: names and words, and amounts. */
function apiSays(snapshot: Snapshot, person: SnapshotPerson | null) {
	const { options, title, greeting, client } = versionAnswer({ snapshot, person, hash: '7c1e94a2' });
	const words = options.flatMap(({ name, place, reason, included }) => [name, place, reason, ...included]);
	const amounts = options.flatMap(({ total, payments, cancellation, currencyCode: currency }) =>
		[total, ...payments.map(({ amount }) => amount), ...cancellation.map(({ kept }) => kept)]
			.filter((minor, at) => at === 0 || minor > 0)
			.map((minor) => owed(minor, { currency })),
	);
	return [...words, title, greeting, client?.lastName ?? '', ...amounts].map(tight);
}

const AMOUNTS = /(?:EUR|CHF|GBP)\d+(?:[.,]\d\d)?/g;

test('200 random proposals: the PDF holds its texts and pictures, and page, PDF and API say the same words and amounts', async () => {
	for (const [at, { snapshot, person }] of random.entries()) {
		const brand = brands[at % brands.length];
		if (!brand) throw new Error('no brand');
		const document = documentOf(brand, snapshot, person);
		const { frame } = document;
		const file = join(folder, 'one.pdf');
		const { least, files } = picturesIn(document);
		const bytes = await documentPdf(document, { logo: null, footerBackground: null, pictures: files });
		writeFileSync(file, Buffer.from(bytes));
		const drawn = drawnPictures(file);
		expect([drawn >= least, drawn === 0], `pictures of proposal ${at}`).toEqual([true, least === 0]);
		const printed = tight(pdfText(file, 'raw'));
		const shown = { ...document, frame: { note: frame.note, mark: frame.mark, contactLines: frame.contactLines } };
		const missing = textsOf(shown).filter((text) => !printed.includes(tight(text.replace(/^https?:\/\//, ''))));
		expect(missing, `proposal ${at}`).toEqual([]);
		const own = [...amountsOf(snapshot)];
		const said = apiSays(snapshot, person);
		const page = tight(await pageText(brand, snapshot, person));
		for (const [surface, text] of Object.entries({ page, printed })) {
			const strange = (text.match(AMOUNTS) ?? []).filter((amount) => !own.some((each) => amount.startsWith(each)));
			expect(strange, `${surface} of proposal ${at}`).toEqual([]);
			const unsaid = said.filter((each) => !text.includes(each));
			expect(unsaid, `${surface} of proposal ${at} beside the API`).toEqual([]);
		}
	}
}, 240_000);

describe('a proposal that is hard to print', () => {
	const brand = brands[0] ?? brandProfile({ key: 'default', name: 'Default' });

	async function printed(change: (given: (typeof random)[number]) => (typeof random)[number], pictures = {}) {
		const [first] = random;
		if (!first) throw new Error('no proposal');
		const { snapshot, person } = change(structuredClone(first));
		const document = documentOf(brand, snapshot, person);
		const bytes = Buffer.from(await documentPdf(document, { logo: null, footerBackground: null, pictures }));
		return { document, pdf: readPdf(bytes), page: await pageText(brand, snapshot, person) };
	}
	const pictureOf = (hash: string) => ({
		...{
			hash,
			alt: '',
			dominantColour: '#808890',
			isMirrored: true,
			objectPosition: '20% 80%',
			width: 1200,
			height: 800,
		},
	});

	test('with Hebrew, Arabic, Cyrillic, Greek, emoji and letters that no font has', async () => {
		const { pdf, page } = await printed(({ snapshot, person }) => ({
			snapshot,
			person: person && {
				...person,
				title: 'שלום 🏔️',
				greeting: 'משפחת כהן היקרה,\n\nمرحبا بكم\n\nЕкатерина, Ελένη, 👨‍👩‍👧 ⛷️ ❤️, 王小明 \u0007\u202e!',
			},
		}));
		expect(pdf.strangeFonts).toEqual([]);
		expect(pdf.fonts.join()).toMatch(/NotoSansHebrew.*NotoEmoji|NotoEmoji.*NotoSansHebrew/);
		expect(pdf.text).toContain('Екатерина, Ελένη');
		for (const words of ['שלום 🏔️', 'משפחת כהן היקרה', 'مرحبا بكم', 'Екатерина, Ελένη, 👨‍👩‍👧 ⛷️ ❤️, 王小明'])
			expect(tight(page)).toContain(tight(words));
		expect(pdf.text).toMatch(/שלום|םולש/);
		expect(pdf.text).toContain('\ufffd\ufffd\ufffd');
	});

	test('with a name of 200 letters, in one word and in many', async () => {
		const names = ['Alpen'.repeat(40), 'Chalet of very long names '.repeat(8).slice(0, 200).trim()];
		const { pdf, page } = await printed(({ snapshot, person }) => ({
			person,
			snapshot: {
				...snapshot,
				options: names.map((name, at) => ({ ...snapshot.options[0], name, key: String(at) }) as never),
			},
		}));
		for (const name of names) for (const text of [pdf.written, page]) expect(tight(text)).toContain(tight(name));
		expect(pdf.pages).toBeLessThan(9);
	});

	test('with six options of 14 rooms whose pictures are all missing', async () => {
		const rooms = Array.from({ length: 14 }, (_, at) => ({
			...{ name: `Room ${at + 1}`, rate: 'Best rate', mealPlan: 'breakfast' as const, adults: 2, childrenAges: [4, 9] },
		}));
		const { pdf, document, page } = await printed(({ snapshot, person }) => ({
			person,
			snapshot: {
				...snapshot,
				options: Array.from({ length: 6 }, (_, at) => ({
					...(snapshot.options[0] as (typeof snapshot.options)[number]),
					...{ name: `Hotel ${at + 1}`, key: String(at), living: { kind: 'hotel' as const, rooms } },
					pictures: [1, 2, 3].map((number) => pictureOf(`${at}${number}`)),
				})),
			},
		}));
		for (const text of [pdf.text, page]) {
			for (let at = 1; at <= 6; at += 1) expect(text).toContain(`Hotel ${at}`);
			expect(text.match(/Room 14/g)?.length).toBeGreaterThanOrEqual(6);
			expect(text).not.toMatch(/undefined|NaN|\[object/);
		}
		expect(document.options).toHaveLength(6);
		expect(pdf.pages).toBeLessThan(30);
		expect(pdf).toMatchObject({ size: '595.28 x 841.89 pts (A4)', hasBookmarks: true, strangeFonts: [] });
	});
});
