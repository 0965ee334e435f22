import type { Language } from '../language/language';

/** A message of `app/locales`: namespace and path, such as `enquiry:failed`. */
export type MessageKey = `${string}:${string}`;

/** Messages that a brand words its own way, by language; every other message is said as in `app/locales`. */
export type Wording = Readonly<Partial<Record<Language, Readonly<Record<MessageKey, string>>>>>;

const isOfMails = (key: string) => key.startsWith('mail:');

/** A language's own messages that pages say: those of mails reach no browser. */
export function pageMessages(messages: Wording[Language]): Wording[Language] {
	return messages && Object.fromEntries(Object.entries(messages).filter(([key]) => !isOfMails(key)));
}

/** A language's own messages that mails say. */
export function mailMessages(messages: Wording[Language] = {}): Record<string, string> {
	return Object.fromEntries(Object.entries(messages).filter(([key]) => isOfMails(key)));
}

/** The product's own words: in English with the fixed sentences, byte for byte (BRAND-14). */
export const NO_WORDING: Wording = {};

const NO_PRICE =
	'Unfortunately, we cannot provide a price for the given period and service level. Please choose different values.';

/**
 * The misspelled ones of the fixed sentences, put right (BRAND-14). The default brand keeps their bytes;
 * brands that people outside see take these.
 */
export const CORRECTED_WORDING: Wording = {
	en: {
		'booking:thanks': 'Thank you for your booking! We will send you a confirmation email within the next few minutes.',
		'booking:thanksHeading': 'Thank you for your booking!',
		'booking:thanksText': 'We will send you a confirmation email within the next few minutes.',
		'common:error.severeTitle': 'Something went wrong',
		'common:error.severeText': 'Unfortunately, a severe error occurred.',
		// A guest of 13 has a place.
		'common:guests.childrenHint': '2 to 13 years',
		'enquiry:failed': 'A problem occurred. Please reach us by email or phone.',
		// Later than the fixed sentences promise (ENQUIRY-4).
		'enquiry:success.later': 'We will contact you by {{moment}}. Please also check your spam folder.',
		'mail:enquiry.later.preheader': 'We have it in front of us and reply by {{moment}}.',
		'mail:enquiry.later.promise':
			'We will contact you by {{moment}}. Below is what you asked for: if anything should change, simply reply to this email.',
		'mail:enquiry.later.title': 'We reply by {{moment}}',
		'form-error:lessTravelers': 'Please enter fewer travellers.',
		'form-error:noPrice': NO_PRICE,
		'property:fault.tooManyGuests': 'Please enter fewer travellers.',
		'property:fault.noPrice': NO_PRICE,
		'footer:newsletter.success':
			'Success! We look forward to sending you the latest news about luxury skiing in the Alps.',
		'footer:newsletter.failed': 'Unfortunately, an error occurred. Please reach us by phone or email.',
		'hotel-interest:failed': 'An error occurred. Please try again.',
		'rooms:fault': 'Unfortunately, an error occurred',
		'trade-lead:failed': 'Unfortunately, an error occurred.',
		'trade-hotel:contact.failed': 'Unfortunately, an error occurred. Please try again.',
	},
};

/** Guests never write to hotels (AGENCY-25): for them a hotel is not "not ready yet", whether agents can write to it or not. */
export const GUEST_WORDING: Wording = {
	en: {
		...CORRECTED_WORDING.en,
		'hotel:enquiry.notReady': 'We gladly ask {{hotel}} for you',
		'hotel:enquiry.notReadyText':
			'Our team talks to the reservation managers of the hotel and answers you. Conversations with a hotel itself are for travel agencies.',
		'hotel:enquiry.meanwhile': 'Tell us when you would like to stay, and with whom.',
	},
	de: {
		'hotel:enquiry.notReady': 'Wir fragen gerne für Sie bei {{hotel}} an',
		'hotel:enquiry.notReadyText':
			'Unser Team spricht mit der Reservierung des Hotels und antwortet Ihnen. Gespräche mit dem Hotel selbst führen Reisebüros.',
		'hotel:enquiry.meanwhile': 'Sagen Sie uns, wann Sie kommen möchten und mit wem.',
	},
};
