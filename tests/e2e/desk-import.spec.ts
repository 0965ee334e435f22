import { readFileSync } from 'node:fs';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { odsOf, row, textCells } from '../unit/desk-import/ods-file';
import { expect, openAs, test, VIEWPORTS, whenAlive } from './site';

const OPERATOR = 'Hans Feuerstein';
const HOUSE = 'chalet-pre-da-costa';
const NAME = 'Chalet Pré da Costa';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const WORK = [VIEWPORTS.desktop, { width: 820, height: 1180 }];

/** A spreadsheet as other programs write it, with texts, numbers and a formula's result. */
function openDocument(): Buffer {
	const house = (key: string, area: number) =>
		row(
			`${textCells(key)}<table:table-cell office:value-type="float" office:value="${area}"><text:p>${area},00</text:p></table:table-cell>${textCells('yes')}`,
		);
	const rows = [
		row(textCells('key', 'Wohnfläche', 'Bemerkung')),
		house('chalet-les-viles', 391),
		house('villa-lersc', 392),
	];
	return Buffer.from(odsOf(`<table:table table:name="Houses">${rows.join('')}</table:table>`));
}

function spreadsheet(): Buffer {
	const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
	const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
	const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
	const row = (at: number, key: string, area: string) =>
		`<row r="${at}">${text(`A${at}`, key)}<c r="B${at}">${area}</c>${text(`C${at}`, 'yes')}</row>`;
	const sheet = `<worksheet xmlns="${main}"><sheetData><row r="1">${text('A1', 'key')}${text('B1', 'Wohnfläche')}${text('C1', 'Bemerkung')}</row>${row(
		2,
		'chalet-les-viles',
		'<v>391</v>',
	)}${row(3, 'villa-lersc', '<f>SUM(390,2)</f><v>392</v>')}</sheetData></worksheet>`;
	return Buffer.from(
		zipSync({
			'[Content_Types].xml': strToU8(
				`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
			),
			'_rels/.rels': strToU8(
				`<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
			),
			'xl/workbook.xml': strToU8(
				`<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Houses" sheetId="1" r:id="r1"/></sheets></workbook>`,
			),
			'xl/_rels/workbook.xml.rels': strToU8(
				`<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
			),
			'xl/worksheets/sheet1.xml': strToU8(sheet),
		}),
	);
}

test.describe('files at the desk', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('bring prices in by keyboard, with an error corrected in place, and take them back', async ({
		page,
		expectFitting,
		expectAccessible,
		complaints,
	}) => {
		test.setTimeout(120_000);
		await openAs(page, OPERATOR, '/partner/desk/properties');
		await page.getByRole('link', { name: 'Import and export' }).click();
		await expect(page.getByRole('heading', { name: 'Import', level: 1 })).toBeVisible();
		await expectAccessible('import');
		await page
			.getByLabel('Choose files')
			.setInputFiles([
				csv(
					'prices.csv',
					`Haus;Anreise;Abreise;SC;Catered;Status\n${NAME};03.07.2027;10.07.2027;12 500;18.9OO;frei\n${NAME};10.07.2027;17.07.2027;12 600;19 000;frei\nNirgends;10.07.2027;17.07.2027;1;;frei\n`,
				),
				csv('houses.csv', `key,area_sqm\n${HOUSE},381\n`),
			]);
		await expect(page.getByText('mapped')).toHaveCount(2);
		await page.getByRole('button', { name: 'prices.csv', exact: true }).click();
		await expect(page.getByLabel('What Haus becomes')).toHaveValue('@name');
		await expect(page.getByLabel('How days of Anreise are written')).toHaveValue('dmy');
		await expect(page.getByLabel('What frei means')).toHaveValue('available');
		await expectFitting('columns of an import', WORK);
		const title = `Summer ${Date.now() % 100_000}`;
		await page.getByLabel('Name of this import').fill(title);
		await page.keyboard.press('Enter');
		const errors = page.getByRole('region', { name: 'Errors' });
		await expect(errors.getByRole('row')).toHaveCount(3);
		await expect(errors).toContainText('prices.csv:2');
		await expect(errors).toContainText('no property of yours is called "Nirgends"');
		await expectFitting('dry run', WORK);

		await errors.getByRole('button', { name: 'Correct here: Price, line 2 of prices.csv' }).click();
		await page.getByRole('textbox', { name: 'Price, line 2' }).fill('18900');
		await page.keyboard.press('Enter');
		await expect(errors.getByRole('row')).toHaveCount(2);
		const changes = page.getByRole('region', { name: NAME });
		await expect(changes).toContainText('18 900');

		// With an open error nothing is written before that is ticked.
		await page.keyboard.press('Control+Enter');
		await expect(page.getByText('Some rows have errors.')).toBeVisible();
		complaints.splice(0);
		await page.getByLabel('Leave rows with errors out').check();
		await page.keyboard.press('Control+Enter');
		await expect(page.getByText('1 property is as the files say.')).toBeVisible({ timeout: 30_000 });

		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Export all properties' }).click(),
		]);
		const files = unzipSync(new Uint8Array(readFileSync(String(await download.path()))));
		const text = (name: string) => new TextDecoder().decode(files[name]);
		expect(text('stays.csv')).toContain(`${HOUSE},2027-07-03,2027-07-10,catered,available,18900\n`);
		expect(text('stays.csv')).toContain(`${HOUSE},2027-07-10,2027-07-17,self_catered,available,12600\n`);

		// The export comes in again without a change.
		await page.getByRole('link', { name: 'Import other files' }).click();
		await page
			.getByLabel('Choose files')
			.setInputFiles([
				{ name: 'export.zip', mimeType: 'application/zip', buffer: readFileSync(String(await download.path())) },
			]);
		await expect(page.getByRole('button', { name: 'stays.csv', exact: true })).toBeVisible();
		await page.getByRole('button', { name: 'Dry run' }).click();
		await expect(page.getByText('These files say what is published already.')).toBeVisible({ timeout: 60_000 });
		await page.getByRole('button', { name: 'Discard' }).click();

		await page.getByRole('link', { name: title }).click();
		await page.getByRole('button', { name: 'Take this import back' }).click();
		await page.getByRole('button', { name: 'Take back all of it?' }).click();
		await expect(page.getByText('Taken back: 1 property is as before.')).toBeVisible({ timeout: 30_000 });

		// The bell knows it on every page, and can be told not to.
		await page.goto('/partner/desk');
		await whenAlive(page);
		await page.getByLabel(/^What is new/).click();
		await page.getByRole('link', { name: new RegExp(`Import taken back: 1 property.*${title}`) }).click();
		await expect(page.getByText('Taken back: 1 property is as before.')).toBeVisible();
		await page.goto('/user/notices');
		await whenAlive(page);
		for (const way of ['In the bell', 'By mail'])
			await expect(page.getByRole('checkbox', { name: `Your imports: ${way}` })).toBeChecked();
	});

	for (const [kind, make] of [
		['xlsx', spreadsheet],
		['ods', openDocument],
	] as const)
		test(`read a spreadsheet (${kind}), refuse what is none, and leave a property out by key`, async ({
			page,
			complaints,
		}) => {
			test.setTimeout(90_000);
			await openAs(page, OPERATOR, '/partner/desk/import');
			await page.getByLabel('Choose files').setInputFiles([
				{ name: `houses.${kind}`, mimeType: 'application/octet-stream', buffer: make() },
				{ name: 'notes.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
				{ name: `broken.${kind}`, mimeType: 'application/octet-stream', buffer: Buffer.from('PK no more') },
			]);
			await expect(page.getByText('is no kind of file that can be read here')).toBeVisible();
			await expect(page.getByText('cannot be opened as a spreadsheet')).toBeVisible();
			await page.getByRole('button', { name: 'Dry run' }).click();
			await expect(page.getByText('2 changes are ready')).toBeVisible({ timeout: 30_000 });
			await page.keyboard.press('j');
			await expect(page.getByText('2 of 2')).toBeVisible();
			await page.keyboard.press('x');
			await expect(page.getByText('1 change is ready')).toBeVisible();
			await page.keyboard.press('x');
			await expect(page.getByText('2 changes are ready')).toBeVisible();
			await page.getByRole('button', { name: 'Discard' }).click();
			await expect(page.getByRole('heading', { name: 'Files' })).toBeVisible();
			complaints.splice(0);
		});
});

test.describe('files at the desk on a phone', () => {
	test.use({ viewport: VIEWPORTS.phone });

	test('show the last results', async ({ page, expectFitting }) => {
		await openAs(page, OPERATOR, '/partner/desk/import');
		await expect(page.getByText('Files are chosen on a larger screen.')).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Imports before' })).toBeVisible();
		await expectFitting('imports', [VIEWPORTS.phone]);
	});
});
