import type { PlainDate } from '../date/plain-date';

type Requested = {
	fullname: string;
	email: string;
	phone: string;
	city: string | null;
	checkIn: PlainDate | null;
	checkOut: PlainDate | null;
	adults: number;
	children: number;
	childrenAges: number[];
	cots: number;
	highChairs: number;
	text: string;
	contactConsent: boolean;
};

/** Guest, period and party of an enquiry, under the names that its record and its mails share. */
export function enquiryFacts({ fullname, text, contactConsent, ...requested }: Requested) {
	const { email, phone, city, checkIn, checkOut, adults, children, childrenAges, cots, highChairs } = requested;
	return {
		...{ fullName: fullname, email, phone, city, checkIn, checkOut, adults, children, childrenAges, cots, highChairs },
		message: text || null,
		hasAcceptedContact: contactConsent,
	};
}
