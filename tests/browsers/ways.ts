import type { Visitor } from './visitor';

/** Whole ways through the product, each from a first page to an answer that is read. */
export type Way = { name: string; walk: (visitor: Visitor) => Promise<void> };

const PROPERTY = {
	en: '/chalets/austria/lech/chalet-aurikel',
	de: '/chalets/oesterreich/lech/chalet-aurikel',
} as const;
const WEEK = 'checkIn=2027-03-20&checkOut=2027-03-27';
const HOTEL = '/hotels/hotel_le-meleze-blanc';

let count = 0;

/** A word that no other way of this run, and no run before, has used. */
function newWord(): string {
	count += 1;
	return [...`${Date.now()}${count}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

const GUEST_WAYS: readonly Way[] = [
	{
		name: 'from the start to a house, and an enquiry',
		async walk(visitor) {
			const { texts: t, language } = visitor;
			const mail = `${newWord()}@example.com`;
			await visitor.open('/');
			await visitor.click('button', t('consent:decline'));
			await visitor.type('main input[name="destination"]', 'Courchevel');
			await visitor.click('[role="option"]', /^Courchevel/);
			await visitor.click('main button[type="submit"]', beginning(t('common:nav.search')));
			await visitor.see('h1', /\d/);
			await visitor.open(`/search?destination=Courchevel&checkIn=2026-12-19&checkOut=2026-12-26&adults=4`);
			await visitor.click('#results article a[href]');
			await visitor.see('main a', t('common:nav.enquireNow'));
			await visitor.untilAlive();
			await visitor.click('main a', t('common:nav.enquireNow'));
			await visitor.click('dialog [name="interest"]');
			await visitor.click('dialog button[type="submit"]', t('enquiry:property.continue'));
			await visitor.type('dialog [name="fullname"]', language === 'de' ? 'Johanna Brandstätter' : 'Ada Thorne');
			await visitor.type('dialog [name="email"]', mail);
			await visitor.type('dialog [name="phone"]', '+44 20 7946 0018');
			await visitor.type('dialog [name="city"]', 'London');
			await visitor.click('dialog [name="contactConsent"]');
			await visitor.click('dialog [name="privacy"]');
			await visitor.click('dialog button[type="submit"]', t('enquiry:property.send'));
			await visitor.see('dialog', new RegExp(mail));
		},
	},
	{
		name: 'two houses on the shortlist, compared',
		async walk(visitor) {
			await visitor.open('/search?destination=Lech');
			await visitor.click('#results article button[aria-pressed="false"]');
			await visitor.see('header a', visitor.texts('common:shortlist.count', { count: 1 }));
			await visitor.click('#results article button[aria-pressed="false"]');
			await visitor.click('header a', visitor.texts('common:shortlist.count', { count: 2 }));
			await visitor.see(`[aria-label="${visitor.texts('shortlist:compare.label')}"]`);
		},
	},
	{
		name: 'dates chosen in the calendar of the search',
		async walk(visitor) {
			const { texts: t } = visitor;
			await visitor.open('/search?destination=Lech');
			if (visitor.isPhone) await visitor.click('main a, main button', new RegExp(t('search:line.change')));
			await visitor.click('button[data-opens="checkIn"]');
			await visitor.click('td:not([data-outside-month]) [role="button"]:not([aria-disabled])', /./);
			await visitor.click('button', t('common:dates.apply'));
			await visitor.until('dates in the address', async () => (await visitor.address()).searchParams.has('checkIn'));
		},
	},
	{
		name: 'the language is changed, and the page stays',
		async walk(visitor) {
			const other = visitor.language === 'de' ? 'en' : 'de';
			await visitor.open(PROPERTY[visitor.language]);
			if (visitor.isPhone) await visitor.click('header .menu > summary');
			await visitor.click(`a[hreflang="${other}"]`);
			await visitor.until('the other language', () =>
				visitor.window.evaluate(`return document.documentElement.lang === '${other}'`),
			);
			await visitor.see('h1', /Chalet Aurikel/);
		},
	},
	{
		name: 'a message by the contact form',
		async walk(visitor) {
			await visitor.open('/contact');
			await visitor.type('main [name="name"]', 'Ada Thorne');
			await visitor.type('main [name="email"]', `${newWord()}@example.com`);
			await visitor.type('main [name="message"]', 'Is there a house with a library?');
			await visitor.click('main button[type="submit"]', visitor.texts('contact:contactPage.send'));
			await visitor.see('main [role="status"], main [tabindex="-1"]', /./);
		},
	},
	{
		name: 'the newsletter',
		async walk(visitor) {
			await visitor.open('/newsletter');
			await visitor.type('form [name="fullName"]', 'Ada Thorne');
			await visitor.type('form:has([name="fullName"]) [name="email"]', `${newWord()}@example.com`);
			await visitor.click('form:has([name="fullName"]) [name="privacy"]');
			await visitor.click('form:has([name="fullName"]) button[type="submit"]');
			await visitor.see('[role="status"]', /./);
		},
	},
];

const AGENT_WAYS: readonly Way[] = [
	{
		name: 'an agent finds a house and saves an interest',
		async walk(visitor) {
			await visitor.openAs('agent', `/search?destination=Lech&${WEEK}&adults=4`);
			await visitor.click('#results article a[href]');
			await visitor.see('h1');
			await visitor.open(`${PROPERTY[visitor.language]}/save-interest?${WEEK}`);
			await fillClient(visitor);
			await visitor.click('dialog button[type="submit"]', beginning(visitor.texts('trade-lead:send.interest')));
			await visitor.see('dialog', new RegExp(visitor.texts('trade-lead:done.interest')));
		},
	},
	{
		name: 'an agent takes an option',
		async walk(visitor) {
			await visitor.openAs(
				'agent',
				`${PROPERTY[visitor.language]}?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`,
			);
			await visitor.open(
				`${PROPERTY[visitor.language]}/take-option?checkIn=2027-01-09&checkOut=2027-01-16&serviceLevel=catered`,
			);
			await fillClient(visitor);
			await visitor.type('dialog [name="adults"]', '6');
			await visitor.click('dialog button[type="submit"]', beginning(visitor.texts('trade-lead:send.option')));
			await visitor.see('dialog', /\bFL-/);
		},
	},
	{
		name: 'an agent selects rooms of a hotel and saves them as an interest',
		async walk(visitor) {
			const { texts: t } = visitor;
			await visitor.openAs('agent', `${HOTEL}?tab=rooms&checkInDate=2027-01-09&checkOutDate=2027-01-16`);
			await visitor.click('button', t('consent:decline'));
			await visitor.click('main button, main a', beginning(t('rooms:seeRates')));
			await visitor.see('main input[type="radio"]:checked');
			await visitor.click('main button', beginning(t('rooms:add')));
			await visitor.click('main [role="status"] a');
			await fillClient(visitor, false);
			await visitor.click('dialog button[type="submit"]', beginning(t('hotel-interest:save')));
			await visitor.see('dialog, main', new RegExp(t('hotel-interest:saved')));
		},
	},
	{
		name: 'an agent writes to a hotel before the question about cookies is answered',
		async walk(visitor) {
			const { texts: t } = visitor;
			const words = `Hello ${newWord()}`;
			await visitor.openAs('agent', '/partner/conversations');
			await visitor.click('main a[href*="/conv_"]');
			await visitor.untilAlive();
			await visitor.type('main textarea', words);
			await visitor.click('main button', beginning(t('conversation:send')));
			await visitor.see('[role="log"] .talk-bubble', new RegExp(words));
		},
	},
	{
		name: 'an agent finds a lead by the header',
		async walk(visitor) {
			await visitor.openAs('agent', '/partner/dashboard?q=brenn');
			await visitor.click('[data-lead] a', /Brenninger/);
			await visitor.see('h1', /Brenninger/);
		},
	},
];

const PROPERTY_WAYS: readonly Way[] = [
	{
		name: 'an operator answers a request',
		async walk(visitor) {
			await visitor.openAs('operator', '/partner/inbox');
			// On a phone the question about cookies slides over the button.
			await visitor.click('button', visitor.texts('consent:decline'));
			await visitor.click('main button', beginning(visitor.texts('inbox:decline')));
			await visitor.see('main [role="status"]', /./);
		},
	},
	{
		name: 'an admin looks through agencies and leads',
		async walk(visitor) {
			await visitor.openAs('admin', '/partner/dashboard/admin/agencies');
			await visitor.see('h1');
			await visitor.open('/partner/dashboard/admin/leads');
			await visitor.click('main a[href*="/admin/leads/"]');
			await visitor.see('h1', /./);
		},
	},
];

async function fillClient(visitor: Visitor, isOfProperty = true): Promise<void> {
	await visitor.type('dialog [name="firstName"]', 'Jonas');
	await visitor.type('dialog [name="lastName"]', `Lindqvist ${newWord()}`);
	if (isOfProperty) await visitor.type('dialog [name="nationality"]', 'Swedish');
}

/** Buttons go on with their key. */
const beginning = (text: string) => new RegExp(`^${text}`);

export const WAYS: readonly Way[] = [...GUEST_WAYS, ...AGENT_WAYS, ...PROPERTY_WAYS];
