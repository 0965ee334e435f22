import { describe, expect, test } from 'vitest';
import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { checkBrandDraft, readBrandDraft } from '~/domain/brand/brand-draft';
import { type BrandProfile, brandProfile } from '~/domain/brand/brand-profile';
import { brandFields } from '../../brand-fields';

const settingsOf = ({ key: _, name: _name, version: _version, ...settings }: BrandProfile) => settings;
const fieldsOf = (profile: BrandProfile) =>
	brandFields({ name: profile.name, teamEmail: 'team@a.example' }, settingsOf(profile));
const read = (fields: Record<string, string>, before: BrandProfile) => ({
	...readBrandDraft(new URLSearchParams(fields), settingsOf(before)),
	key: before.key,
});
const othersOf = ({ key }: BrandProfile) => BRAND_PROFILES.filter((other) => other.key !== key);

/** A brand that can be added beside the first 25. */
const NORDLICHT = brandProfile({
	key: 'nordlicht',
	name: 'Nordlicht Reisen',
	bookingNumberPrefix: 'NL',
	match: { hostWords: ['nordlicht'], companyPhrases: ['nordlicht reisen'] },
});

describe.each(BRAND_PROFILES.map((profile) => [profile.key, profile] as const))('%s', (_key, profile) => {
	test('is the same after its form was sent as it stands, and can be saved', () => {
		const draft = read(fieldsOf(profile), profile);
		expect(draft.settings).toEqual(settingsOf(profile));
		expect(checkBrandDraft(draft, othersOf(profile), { isNew: false }).errors).toBeNull();
	});
});

const errorsOf = (changes: Record<string, string>, isNew = true) => {
	const draft = { ...read({ ...fieldsOf(NORDLICHT), ...changes }, NORDLICHT), key: changes.key ?? NORDLICHT.key };
	return checkBrandDraft(draft, BRAND_PROFILES, { isNew }).errors;
};

test('a new brand with words of its own can be saved', () => {
	expect(errorsOf({})).toBeNull();
});

test.each<[string, Record<string, string>, string, string]>([
	['a key that is taken', { key: 'demo' }, 'key', 'keyTaken'],
	['a key that is an address of the page', { key: 'new' }, 'key', 'key'],
	['a key with signs', { key: 'a b' }, 'key', 'key'],
	['no name', { name: '' }, 'name', 'required'],
	['a name without end', { name: 'x'.repeat(61) }, 'name', 'tooLong'],
	['a recipient that is none', { teamEmail: 'team' }, 'teamEmail', 'email'],
	['an IBAN with a wrong digit', { 'bankAccount.iban': 'AT61 1904 3002 3457 3202' }, 'bankAccount.iban', 'iban'],
	['an IBAN of a wrong length', { 'bankAccount.iban': 'DE89 3704 0044 0532 0130' }, 'bankAccount.iban', 'iban'],
	['a QR-IBAN', { 'bankAccount.iban': 'CH44 3199 9123 0008 8901 2' }, 'bankAccount.iban', 'qrIban'],
	['an account without its holder', { 'bankAccount.iban': 'AT611904300234573201' }, 'bankAccount.holder', 'required'],
	['a BIC that is none', { 'bankAccount.bic': 'ABC' }, 'bankAccount.bic', 'bic'],
	['the prefix of another brand', { bookingNumberPrefix: 'BT' }, 'bookingNumberPrefix', 'prefixTaken'],
	['a prefix in small letters', { bookingNumberPrefix: 'nl' }, 'bookingNumberPrefix', 'prefix'],
	['a host with a path', { 'match.hosts': 'a.example/x' }, 'match.hosts', 'host'],
	['the host of another brand', { 'match.hosts': 'LOCALHOST:80' }, 'match.hosts', 'taken'],
	['the first label of another brand', { 'match.hostPrefixes': 'demo' }, 'match.hostPrefixes', 'taken'],
	['a word in another brand’s word', { 'match.hostWords': 'snow' }, 'match.hostWords', 'overlaps'],
	['a word around another brand’s word', { 'match.hostWords': 'thecorvins' }, 'match.hostWords', 'overlaps'],
	['a word in localhost', { 'match.hostWords': 'local' }, 'match.hostWords', 'hostWord'],
	[
		'the company of another brand, accents aside',
		{ 'match.companyPhrases': 'Corvín & Lys' },
		'match.companyPhrases',
		'taken',
	],
	['a company of one letter', { 'match.companyPhrases': 'n' }, 'match.companyPhrases', 'phrase'],
	['a colour that is none', { 'colors.main': 'red' }, 'colors.main', 'color'],
	['a style in place of a colour', { 'colors.accent': '#fff;background:url(x)' }, 'colors.accent', 'color'],
	['a main colour too light for text', { 'colors.main': '#ffee00' }, 'colors.main', 'contrast'],
	['amounts too pale', { 'colors.priceRange': '#cccccc' }, 'colors.priceRange', 'contrast'],
	['a country code without a plus', { 'phone.countryCode': '43' }, 'phone.countryCode', 'phone'],
	['an unknown payment profile', { 'paymentProfile.default': 'Nobody' }, 'paymentProfile.default', 'invalid'],
	['a reference prefix with digits', { 'bookingReference.prefix': 'T1' }, 'bookingReference.prefix', 'prefix'],
])('%s is refused at its field', (_what, changes, field, key) => {
	expect(errorsOf(changes)).toMatchObject({ [field]: { key } });
});

test('the nearest good colour that is offered is taken', () => {
	const errors = errorsOf({ 'colors.main': '#ffee00' }) ?? {};
	expect(Object.keys(errors)).toEqual(['colors.main']);
	const offered = errors['colors.main']?.with ?? '';
	expect(errorsOf({ 'colors.main': offered })).toBeNull();
});

test('hand-set tones give way when a colour changes, and only then', () => {
	const [firnlicht] = BRAND_PROFILES;
	if (!firnlicht) throw new Error('no brands');
	expect(read({ ...fieldsOf(firnlicht), 'colors.accent': '#6f9cb8' }, firnlicht).settings.tones).toEqual({});
	expect(read({ ...fieldsOf(firnlicht), name: 'Another' }, firnlicht).settings.tones).toEqual(firnlicht.tones);
});

test('the default brand cannot be a consumer brand', () => {
	const [firnlicht] = BRAND_PROFILES;
	if (!firnlicht) throw new Error('no brands');
	const draft = read({ ...fieldsOf(firnlicht), isB2C: 'on' }, firnlicht);
	expect(checkBrandDraft(draft, othersOf(firnlicht), { isNew: false }).errors).toMatchObject({
		isB2C: { key: 'fallback' },
	});
});

test('an account is stored without spaces, and none where nothing is typed', () => {
	const typed = { 'bankAccount.holder': 'Nordlicht GmbH', 'bankAccount.iban': 'at61 1904 3002 3457 3201' };
	const { settings } = read({ ...fieldsOf(NORDLICHT), ...typed, 'bankAccount.bic': 'deut de ff' }, NORDLICHT);
	expect(settings.bankAccount).toEqual({
		...{ holder: 'Nordlicht GmbH', iban: 'AT611904300234573201', bic: 'DEUTDEFF', bank: null },
	});
	expect(read(fieldsOf(NORDLICHT), NORDLICHT).settings.bankAccount).toBeNull();
});
