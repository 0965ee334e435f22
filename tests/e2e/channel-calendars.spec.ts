import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#db/client';
import { E2E } from '../../workers/local/e2e-installation';
import { expect, openAs, test, VIEWPORTS, windowOf } from './site';

const OPERATOR = 'Hans Feuerstein';
/** Chalet Grand Tétras, with which no other test has anything to do. */
const KEY = 'chalet-grand-tetras';
const PATH = '/chalets/france/courchevel-1550/chalet-grand-tetras';
const MINUTE = 60_000;

const databaseOf = (baseURL: string | undefined) =>
	openDatabase({ url: `http://127.0.0.1:${Number(new URL(String(baseURL)).port) + 3}` }).$client;

/** Another try of a test has a file of its own. */
const letters = () => String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/** The address of a channel's calendar, which says what its file says. */
function channelOf(baseURL: string | undefined, name: string) {
	const folder = join(E2E.dataDir, 'channels');
	const write = (periods: readonly (readonly [checkIn: string, checkOut: string])[]) => {
		const events = periods.flatMap(([checkIn, checkOut]) => [
			...['BEGIN:VEVENT', `UID:${name}-${checkIn}@channel.example`, 'DTSTAMP:20261101T000000Z'],
			`DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}`,
			`DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}`,
			...['SUMMARY:Reserved', 'END:VEVENT'],
		]);
		mkdirSync(folder, { recursive: true });
		const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//channel//EN', ...events, 'END:VCALENDAR', ''];
		writeFileSync(join(folder, `${name}.ics`), lines.join('\r\n'));
	};
	return { write, address: `http://localhost:${Number(new URL(String(baseURL)).port) + 1}/channels/${name}.ics` };
}

test.describe('the calendars of a property', () => {
	test.use({ viewport: VIEWPORTS.desktop });

	test('block here what another channel has sold, and free it when that is cancelled there', async ({
		page,
		baseURL,
		browser,
		complaints,
		expectFitting,
	}) => {
		test.setTimeout(90_000);
		const db = databaseOf(baseURL);
		const { rows } = await db.execute(`select p.id, min(r.check_in) as check_in, r.check_out from property p
			join stay_rate r on r.property_no = p.no where p.key = '${KEY}' and r.status = 'available' and r.check_in > '2027-01-08'
			and julianday(r.check_out) - julianday(r.check_in) = 7`);
		const [own] = rows;
		const week = [String(own?.check_in), String(own?.check_out)] as const;
		const name = `Chaletwelt ${Date.now() % 10_000}`;
		const channel = channelOf(baseURL, `grand-tetras-${letters()}`);
		channel.write([week]);

		await openAs(page, OPERATOR, `/partner/desk/properties/${own?.id}/calendars`);
		const form = page.getByRole('region', { name: 'Add a calendar' });
		await form.getByLabel('Name of the channel').fill(name);
		await form.getByLabel('Address of the calendar').fill('https://10.0.0.1/calendar.ics');
		await form.getByRole('button', { name: 'Read and add' }).click();
		await expect(form.getByText('That address is not on the public internet.')).toBeVisible();
		await expect(form.getByLabel('Name of the channel')).toHaveValue(name);
		await form.getByLabel('Address of the calendar').fill(channel.address.replace('.ics', '-none.ics'));
		await form.getByRole('button', { name: 'Read and add' }).click();
		await expect(form.getByText('The address refuses us')).toBeVisible();
		// The answers 400 to a form with an error.
		complaints.splice(0);
		await expectFitting('the calendars of a property', [VIEWPORTS.phone, VIEWPORTS.desktop]);

		const agent = await windowOf(browser, 'Clara Engels', `${PATH}?checkIn=${week[0]}&checkOut=${week[1]}`);
		const sold = agent.getByText(/no longer available|sold|not available/i);
		await expect(sold).toHaveCount(0);

		await form.getByLabel('Address of the calendar').fill(channel.address);
		await form.getByRole('button', { name: 'Read and add' }).click();
		await expect(page.getByText('Added. Its nights are blocked from now on.')).toBeVisible();
		const channels = page.getByRole('region', { name: 'Calendars of other channels' });
		await expect(channels.getByText(/^1 stay, the next from/)).toBeVisible();
		await agent.reload();
		await expect(sold).not.toHaveCount(0);

		channel.write([]);
		await db.execute({
			sql: 'update channel_calendar set tried_at = tried_at - ? where property_no = (select no from property where id = ?)',
			args: [MINUTE, String(own?.id)],
		});
		await channels.getByRole('button', { name: `Read now: ${name}` }).click();
		await expect(page.getByText('Read. The nights are as the channel says.')).toBeVisible();
		await expect(channels.getByText('No stay to come')).toBeVisible();
		await agent.reload();
		await expect(sold).toHaveCount(0);

		await channels.getByRole('button', { name: `Remove ${name}` }).click();
		await expect(page.getByText('Removed. Its nights are free again.')).toBeVisible();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await expect(channels.getByRole('heading', { name })).toBeVisible();
		await channels.getByRole('button', { name: `Remove ${name}` }).click();
		await expect(channels.getByRole('heading', { name })).toHaveCount(0);

		// The same nights from a file, and our own file, which changes nothing.
		channel.write([week]);
		const files = page.getByRole('region', { name: 'Calendar files' });
		const calendar = await (await page.request.get(channel.address)).body();
		await files
			.getByLabel('Calendar file (.ics)')
			.setInputFiles({ name: 'other.ics', mimeType: 'text/calendar', buffer: calendar });
		await files.getByRole('button', { name: 'Read and block' }).click();
		await expect(files.getByText('1 stay is blocked.')).toBeVisible();
		await agent.reload();
		await expect(sold).not.toHaveCount(0);
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			files.getByRole('link', { name: 'Download the calendar' }).click(),
		]);
		expect(download.suggestedFilename()).toBe(`${KEY}.ics`);
		await files.getByLabel('Calendar file (.ics)').setInputFiles(String(await download.path()));
		await files.getByRole('button', { name: 'Read and block' }).click();
		await expect(files.getByText('No night is blocked anew.')).toBeVisible();
		await files
			.getByLabel('Calendar file (.ics)')
			.setInputFiles({ name: 'other.ics', mimeType: 'text/calendar', buffer: calendar });
		await files.getByRole('button', { name: 'Read and block' }).click();
		await expect(files.getByText('1 is taken already.')).toBeVisible();
	});

	test('list a night that both have sold for a person, also on the operator’s day, and tell channels when it is taken', async ({
		page,
		baseURL,
		request,
		expectAccessible,
	}) => {
		test.setTimeout(90_000);
		const db = databaseOf(baseURL);
		const { rows } = await db.execute(`select p.id, l.id as lead, l.client_last_name as name, l.check_in, l.check_out
			from lead l join property p on p.no = l.property_no join user u on u.operator_no = p.operator_no
			where u.first_name = 'Hans' and l.status = 'confirmedBooking' and l.check_in > '2026-12-20'
			and exists (select 1 from property_night n where n.lead_no = l.no) order by l.check_in desc limit 1`);
		const [booked] = rows;
		const channel = channelOf(baseURL, `sold-twice-${letters()}`);
		channel.write([[String(booked?.check_in), String(booked?.check_out)]]);

		await openAs(page, OPERATOR, `/partner/desk/properties/${booked?.id}/calendars`);
		const form = page.getByRole('region', { name: 'Add a calendar' });
		await form.getByLabel('Name of the channel').fill('Alpenhof');
		await form.getByLabel('Address of the calendar').fill(channel.address);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { name: 'A night may be sold twice' })).toBeVisible();
		await expect(page.getByRole('alert').getByText(`Here: ${booked?.name}`)).toBeVisible();
		await expectAccessible('a clash');

		await page.goto('/partner/desk');
		await page.getByRole('listitem').filter({ hasText: 'Alpenhof says that it is taken' }).getByRole('link').click();
		await page.getByRole('button', { name: /^It is the same stay: Alpenhof/ }).click();
		await expect(page.getByText('Settled. It is a clash again when the channel moves the stay.')).toBeVisible();
		await expect(page.getByRole('heading', { name: 'A night may be sold twice' })).toHaveCount(0);
		await page.goto('/partner/desk');
		await expect(page.getByText('Alpenhof says that it is taken')).toHaveCount(0);
		await page.goBack();

		await page.getByRole('button', { name: 'Make the address' }).click();
		const address = await page
			.getByRole('textbox', { name: 'For channels whose calendar is not read here' })
			.inputValue();
		const own = await page.getByRole('textbox', { name: 'For Alpenhof, without its own stays' }).inputValue();
		for (const each of [address, own]) {
			const answer = await request.get(each.replace(new URL(each).origin, String(baseURL)));
			expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
			const text = await answer.text();
			expect(text).toContain(`DTSTART;VALUE=DATE:${String(booked?.check_in).replaceAll('-', '')}`);
			expect(text).not.toContain(String(booked?.name));
		}
		await page.getByRole('button', { name: 'Close the address' }).click();
		await expect(page.getByText('Closed. The address answers no more.')).toBeVisible();
		expect((await request.get(address.replace(new URL(address).origin, String(baseURL)))).status()).toBe(404);
		await page.getByRole('button', { name: 'Remove Alpenhof' }).click();
		await expect(page.getByText('Removed. Its nights are free again.')).toBeVisible();
	});
});
