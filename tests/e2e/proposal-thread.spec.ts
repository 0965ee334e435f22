import { createTransport } from 'nodemailer';
import { sendProposal } from './sent-proposal';
import { aliveZone, expect, test, VIEWPORTS, whenAlive, windowOf } from './site';

const WEEK = { checkIn: '2027-02-06', checkOut: '2027-02-13' };

/** Sends a mail by SMTP, as a mail program does; what the server says. */
async function mail(baseURL: string | undefined, fields: { from: string; to: string; text: string }): Promise<string> {
	const port = Number(new URL(String(baseURL)).port) + 4;
	const program = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
	return program.sendMail({ ...fields, subject: 'Re: your proposal' }).then(
		({ response }) => response,
		(error: Error) => error.message,
	);
}

test.use({ viewport: VIEWPORTS.phone, hasTouch: true });

test('a client asks on a phone, the agent sees it live and answers, and both go on by mail', async ({
	page,
	browser,
	baseURL,
	inbox,
	complaints,
	expectAccessible,
}) => {
	const name = `Threadwell ${Date.now() % 100_000}`;
	const address = `katharina.${name.replace(' ', '.').toLowerCase()}@guests.example`;
	const agent = await windowOf(browser, 'Clara Engels', '/partner/dashboard');
	const { path, lead, id } = await sendProposal(agent, name, WEEK, { clientEmail: address });
	const agentAddress = 'clara@nordwand.example';

	// The agent has the lead open; nothing is written yet.
	await agent.setViewportSize(VIEWPORTS.desktop);
	await agent.goto(`/partner/dashboard/leads/${lead}`);
	await whenAlive(agent);
	const card = agent.getByRole('region', { name: 'Messages with the client' });
	await expect(card.getByText('Nothing was written yet.')).toBeVisible();
	await agent.waitForEvent('websocket', (socket) => socket.url().endsWith('/partner/notices/live'));

	await page.goto(path);
	const answer = page.locator('#answer');
	await aliveZone(page, answer);
	await answer.getByText('Ask a question').click();
	const field = answer.getByLabel('Your question to Clara');
	await field.fill('x'.repeat(2001));
	await answer.getByRole('button', { name: 'Send the question' }).click();
	await expect(answer.getByText('At most 2000 characters, please: this has 2001')).toBeVisible();
	await expect(field).toHaveValue('x'.repeat(2001));
	// The answer to what was too long.
	expect(complaints.splice(0).filter((each) => !each.includes('400'))).toEqual([]);
	await field.fill('Is there a cot?');
	await answer.getByRole('button', { name: 'Send the question' }).click();
	const thread = page.getByRole('region', { name: 'You and Clara' });
	await expect(thread.getByRole('listitem')).toHaveText([/You.*Is there a cot\?/]);
	await expectAccessible('a proposal with a question');

	// Live at the lead, unread until it was seen, and in the list of proposals.
	await expect(card.getByText('Is there a cot?')).toBeVisible();
	await expect(card.getByText('new', { exact: true })).toBeVisible();
	await card.getByLabel(/^Your message to/).fill('Yes, and a high chair.');
	await card.getByRole('button', { name: 'Send', exact: true }).click();
	await expect(card.getByText('Sent by mail, and on the proposal’s page.')).toBeVisible();
	await expect(card.getByLabel(/^Your message to/)).toHaveValue('');

	const told = await inbox.mailAbout(agentAddress, `Katharina ${name} has written to you`);
	const ofAgency = told.replyTo[0]?.address ?? '';

	// The client's mail, and a reply to it.
	const sent = await inbox.mailAbout(address, 'An answer from Clara Engels');
	expect(sent.text).toContain('Yes, and a high chair.');
	expect(sent.text).toContain('Is there a cot?');
	expect(`${sent.text} ${sent.html}`).not.toMatch(/commission|markup/i);
	const ofClient = sent.replyTo[0]?.address ?? '';
	const reply = `Wonderful, thank you!\n\nOn Thu, 26 Nov 2026 at 10:02, Clara Engels <${ofClient}> wrote:\n> Yes, and a high chair.\n`;
	const from = `Katharina ${name} <${address}>`;
	expect(await mail(baseURL, { from, to: ofClient, text: reply })).toMatch(/^250/);
	await expect(card.getByText('Wonderful, thank you!')).toBeVisible();
	await expect(card.getByText('Earlier mail and signature')).toBeVisible();

	// The agent replies by mail too, and another sender is kept back.
	expect(ofAgency).not.toBe(ofClient);
	expect(await mail(baseURL, { from: 'a@stranger.example', to: ofAgency, text: 'Please pay here.' })).toMatch(/^250/);
	expect(await mail(baseURL, { from: `Clara <${agentAddress}>`, to: ofAgency, text: 'See you in Lech!' })).toMatch(
		/^250/,
	);
	await expect(card.getByText('See you in Lech!')).toBeVisible();
	await expect(
		card.getByText('Not passed on to the client: none of your agency writes from a@stranger.example.'),
	).toBeVisible();
	expect(await mail(baseURL, { from, to: `reply+${'a'.repeat(26)}@reply.localhost`, text: 'Hello' })).toContain('550');

	await page.reload();
	await expect(thread.getByRole('listitem')).toHaveText([
		...[/Is there a cot\?/, /Yes, and a high chair\./, /Wonderful, thank you!/, /Clara Engels.*See you in Lech!/],
	]);
	await expect(page.getByText('Please pay here.')).toHaveCount(0);

	// The builder and the thread's own page show the same; the selection of the dashboard leads there.
	await agent.goto(`/partner/proposals/${id}`);
	await whenAlive(agent);
	await card.getByText('1 earlier message').click();
	await expect(card.getByRole('listitem')).toHaveCount(5);
	await agent.goto(`/partner/dashboard?q=${encodeURIComponent(name)}`);
	// On a page that shows it, it would be read after two seconds.
	expect(await mail(baseURL, { from, to: ofClient, text: 'One more question.' })).toMatch(/^250/);
	await agent.reload();
	await whenAlive(agent);
	const marks = agent.getByRole('row').getByRole('link', { name: new RegExp(`^1 new message: .* ${name}$`) });
	await expect(marks).toHaveCount(2);
	const boxes = agent.getByRole('checkbox', { name: new RegExp(`^Choose .*${name}`) });
	await boxes.nth(0).check();
	await boxes.nth(1).check();
	await expect(agent.getByRole('button', { name: /choose one lead/ })).toBeDisabled();
	await boxes.nth(1).uncheck();
	await agent.getByRole('link', { name: /^Message/ }).click();
	await agent.waitForURL(/\/leads\/.+#messages$/);
	await expect(card).toBeVisible();
});
