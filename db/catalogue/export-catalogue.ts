import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from '../../app/domain/picture/picture-store.server';
import type { Database } from '../client';
import { FILE_KEYS, FILES, fileRules, isTextFile } from './format/files';
import { formatRows } from './format/format-rows';
import { formatGuide, formatHotelText, formatMapSet, formatText } from './format/format-text';
import { HOTEL_FILES } from './format/hotel-files';
import { cataloguePictures } from './format/picture-rows';
import { PLACE_FILES } from './format/place-files';
import type { Progress } from './pictures/store-pictures';
import { DEFAULT_SALES_TERMS } from './source/complete-rows';
import { readCatalogue } from './stored/read-catalogue';
import { readKnownPictures } from './stored/read-known-pictures';
import { separateNames } from './stored/separate-names';

export type ExportOptions = { db: Database; store: PictureStore; folder: string; onProgress?: Progress };

export type ExportResult = { counts: { file: string; rows: number }[]; pictures: number };

/**
 * Writes the whole catalogue as a folder (docs/catalogue.md), pictures in their original form. Importing it changes nothing. The
 * folder must be new or empty. Throws when the store has lost a picture.
 */
export async function exportCatalogue({ db, store, folder, onProgress }: ExportOptions): Promise<ExportResult> {
	const catalogue = await readCatalogue(db, null);
	catalogue.salesTerms = catalogue.salesTerms.filter((row) =>
		Object.entries(DEFAULT_SALES_TERMS).some(
			([name, value]) => name !== 'operator' && row[name as keyof typeof row] !== value,
		),
	);
	separateNames(catalogue);
	const counts: ExportResult['counts'] = [];
	await mkdir(folder, { recursive: true });
	for (const file of FILE_KEYS) {
		const { name } = FILES[file];
		const rows = catalogue[file];
		counts.push({ file: name, rows: rows.length });
		// A catalogue of properties alone has no folder of hotels.
		if (rows.length === 0 && file in HOTEL_FILES && catalogue.hotels.length === 0) continue;
		if (rows.length === 0 && file in PLACE_FILES) continue;
		await mkdir(dirname(join(folder, name)), { recursive: true });
		if (isTextFile(file)) await mkdir(join(folder, name), { recursive: true });
		else await writeFile(join(folder, name), formatRows(fileRules(file), rows));
	}
	for (const text of catalogue.texts) {
		await writeFile(join(folder, FILES.texts.name, `${text.property}.${text.language}.md`), formatText(text));
	}
	for (const guide of catalogue.guides) {
		await writeFile(join(folder, FILES.guides.name, `${guide.key}.${guide.language}.md`), formatGuide(guide));
	}
	for (const set of catalogue.mapSets) {
		await writeFile(join(folder, FILES.mapSets.name, `${set.key}.geojson`), formatMapSet(set));
	}
	for (const { hotel, language, body } of catalogue.hotelTexts) {
		await writeFile(join(folder, FILES.hotelTexts.name, `${hotel}.${language}.yaml`), formatHotelText(body));
	}

	const known = await readKnownPictures(db);
	const files = new Map<string, string | null>();
	for (const [part, rows] of Object.entries(cataloguePictures(catalogue))) {
		for (const { file, hash } of rows) if (file !== null) files.set(`${part}/${file}`, hash);
	}
	let done = 0;
	for (const [file, hash] of files) {
		const key = `${hash}/source.${known.get(hash ?? '')?.sourceType}`;
		const bytes = await store.get(key);
		if (!bytes) throw new Error(`The picture store has lost ${key}, the source of ${file}.`);
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), bytes);
		done += 1;
		onProgress?.({ done, total: files.size, label: 'pictures' });
	}
	return { counts, pictures: files.size };
}
