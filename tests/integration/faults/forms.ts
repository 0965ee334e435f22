import { form, type Question } from '../http';

/** Fixed texts, byte for byte (BRAND-14). */
export const FAILED = 'A problem occurred. Please reach us by email or phone.';
/** Outside the team's hours the moment stands in it (ENQUIRY-4): the products of these tests run by the real clock. */
export const ENQUIRY_SENT =
	/Thank you for your Enquiry! We will contact you (within 24h|by [^.]{10,40})\. Please also check your spam folder\./;
export const MESSAGE_SENT = 'Message sent successfully';

/** A whole enquiry about Chalet Enzian, as the second step sends it. */
export function propertyEnquiry(given: Record<string, string> = {}): Question {
	return form({
		step: 'contact',
		go: 'next',
		checkIn: '2027-01-09',
		checkOut: '2027-01-16',
		serviceLevel: 'catered',
		adults: '8',
		children: '1',
		childrenAges: '6',
		interest: 'on',
		fullname: 'Ada Thorne',
		email: 'ada.thorne@example.com',
		phone: '+44 20 7946 0018',
		city: 'London',
		text: 'We would like a late check-out.',
		contactConsent: 'on',
		privacy: 'on',
		...given,
	});
}

/** A message by the contact form. */
export function contactMessage(given: Record<string, string> = {}): Question {
	return form({ name: 'Ada Thorne', email: 'ada.thorne@example.com', message: 'Is the pool heated?', ...given });
}

/** The last step of the general enquiry, with the fields of the others carried along. */
export function generalEnquiry(given: Record<string, string> = {}): Question {
	return form({
		step: 'contact',
		go: 'next',
		destination: 'Lech',
		checkIn: '2027-02-06',
		checkOut: '2027-02-13',
		adults: '4',
		children: '0',
		name: 'Ada Thorne',
		email: 'ada.thorne@example.com',
		phone: '+44 20 7946 0018',
		message: 'Somewhere quiet.',
		contactConsent: 'on',
		privacy: 'on',
		...given,
	});
}

/** What a page says, without its markup: one line of words. */
export function wordsOf(html: string): string {
	return html
		.replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ');
}
