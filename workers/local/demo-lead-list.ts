import type { LeadStatus } from '~/domain/lead/lead-status';

export type DemoLead = {
	/** Login of the demonstration user who looks after it. */
	login: string;
	client: string;
	nationality: string;
	status: LeadStatus;
	/** First day of the stay at the earliest, in days from today; before today: a stay that is over. */
	from: number;
	pax: number;
	/** Days since it was saved, and since its last step. */
	saved: number;
	changed: number;
	/** Hours until an option ends. */
	hours?: number;
	markup?: number;
	comments?: string;
	/** Of a property with prices in this currency; without it any. */
	currency?: 'CHF';
	/** Of a stay that is over: its commission waits for a payout. */
	isCommissionOpen?: boolean;
};

type Rest = Partial<Pick<DemoLead, 'hours' | 'markup' | 'comments' | 'currency' | 'isCommissionOpen'>>;

function lead(
	login: string,
	client: string,
	nationality: string,
	status: LeadStatus,
	[from, pax, saved, changed]: readonly [number, number, number, number],
	rest: Rest = {},
): DemoLead {
	return { login, client, nationality, status, from, pax, saved, changed, ...rest };
}

/** Leads of the demonstration agencies, over all statuses; properties, periods and prices are found in the catalogue. */
export const DEMO_LEADS: readonly DemoLead[] = [
	lead('agent', 'Daniel Okonjo-Weiss', 'GB', 'confirmedOption', [36, 10, 9, 2], { hours: 2.25 }),
	lead('agent', 'Ingrid Valtersen', 'NO', 'confirmedOption', [106, 6, 8, 2], {
		hours: 8.25,
		markup: 50_000,
		comments: 'Two of the children need a cot and a high chair.',
	}),
	lead('agent', 'Paul Marchetti', 'IT', 'confirmedOption', [92, 6, 5, 1], { hours: 71 }),
	lead('agent', 'Katharina Lobmeyr', 'AT', 'confirmedOption', [64, 8, 4, 1], { hours: 30 }),
	lead('agent', 'Jonas Lindqvist', 'SE', 'requestedBooking', [71, 8, 6, 0]),
	lead('agent', 'Camilla Ashworth', 'GB', 'requestedBooking', [127, 4, 3, 1]),
	lead('agent', 'Beatrix von Sommerau', 'DE', 'confirmedBooking', [85, 8, 41, 38]),
	lead('agent', 'Familie Brenninger', 'DE', 'confirmedBooking', [84, 9, 66, 60], {
		comments: 'Grandparents stay on the ground floor.',
	}),
	lead('agent', 'Theo Castellan', 'FR', 'confirmedBooking', [61, 4, 52, 49]),
	lead('agent', 'Amal Haddad', 'AE', 'confirmedBooking', [88, 3, 33, 30], { markup: 120_000 }),
	lead('agent', 'Rosalind Achterberg', 'NL', 'confirmedBooking', [29, 4, 80, 75]),
	lead('agent', 'Viktor Sandberg', 'SE', 'confirmedBooking', [50, 6, 96, 90]),
	lead('agent', 'Eleonora Fabbri', 'IT', 'confirmedBooking', [99, 6, 24, 21]),
	lead('agent', 'Harriet Pemberton', 'GB', 'confirmedBooking', [113, 8, 19, 15]),
	lead('agent', 'Oliver Reinhardt', 'DE', 'confirmedBooking', [43, 10, 120, 117]),
	lead('agent', 'Freya Halvorsen', 'NO', 'confirmedBooking', [15, 6, 140, 133]),
	lead('agent', 'Alistair Drummond', 'GB', 'confirmedBooking', [-250, 8, 380, 330]),
	lead('agent', 'Ludovica Serra', 'IT', 'confirmedBooking', [-275, 6, 400, 350]),
	lead('agent', 'Henrik Aalto', 'FI', 'confirmedBooking', [-296, 4, 420, 360]),
	lead('agent', 'Greta Halvorsen', 'NO', 'requestedOption', [50, 8, 1, 1]),
	lead('agent', 'Nathaniel Brook', 'US', 'requestedOption', [120, 6, 0, 0]),
	lead('agent', 'Margarethe Asterhoff', 'DE', 'interest', [85, 5, 2, 2]),
	lead('agent', 'Sofia Lindholm', 'FI', 'interest', [43, 4, 6, 6]),
	lead('agent', 'Arthur Pellegrin', 'FR', 'interest', [36, 12, 3, 3], {
		comments: 'Celebrates his sixtieth birthday, a chef on one evening.',
	}),
	lead('agent', 'Isabel Moreau', 'FR', 'interest', [232, 6, 1, 1]),
	lead('agent', 'Thomas Egger', 'CH', 'interest', [64, 6, 8, 8]),
	lead('agent', 'Priya Raman', 'GB', 'interest', [106, 4, 4, 4]),
	lead('agent', 'Nikolai Brandvold', 'NO', 'expiredOption', [57, 4, 12, 2]),
	lead('agent', 'Camille Desrosiers', 'FR', 'declinedOption', [64, 2, 7, 3]),
	lead('agent', 'Leopold Thurn', 'AT', 'declinedBooking', [36, 8, 20, 17]),
	lead('agent', 'Sofia Kallenberg', 'DE', 'cancelledBooking', [43, 10, 34, 8]),
	lead('agent', 'Marcus Feldt', 'SE', 'cancelledOption', [99, 6, 15, 11]),
	lead('colleague', 'Anselm Rautenberg', 'DE', 'confirmedBooking', [92, 6, 30, 26]),
	lead('colleague', 'Charlotte Beaumont', 'FR', 'confirmedBooking', [57, 4, 72, 70]),
	lead('colleague', 'Matteo Ricci', 'IT', 'confirmedOption', [78, 6, 6, 2], { hours: 46 }),
	lead('colleague', 'Elin Bergström', 'SE', 'interest', [71, 4, 2, 2]),
	lead('colleague', 'William Hartnell', 'GB', 'interest', [120, 8, 5, 5]),
	lead('colleague', 'Johanna Stadler', 'AT', 'requestedOption', [113, 6, 1, 1]),
	lead('supervisor', 'Familie Oberhofer', 'AT', 'confirmedBooking', [78, 8, 58, 55]),
	lead('supervisor', 'Constance Whitfield', 'GB', 'requestedBooking', [134, 6, 2, 1]),

	lead('corvin', 'Gaspard de Rochebrune', 'FR', 'confirmedOption', [50, 8, 4, 1], { hours: 5.5 }),
	lead('corvin', 'Victoria Langford', 'GB', 'confirmedOption', [99, 6, 6, 2], { hours: 52 }),
	lead('corvin', 'Bianca Torlonia', 'IT', 'confirmedBooking', [85, 6, 40, 37]),
	lead('corvin', 'Edmund Ashcombe', 'GB', 'confirmedBooking', [84, 10, 64, 61]),
	lead('corvin', 'Apolline Vasseur', 'FR', 'confirmedBooking', [113, 4, 22, 20]),
	lead('corvin', 'Rafael Monteiro', 'PT', 'confirmedBooking', [36, 6, 90, 88]),
	lead('corvin', 'Clémence Aubert', 'FR', 'requestedBooking', [71, 8, 3, 0]),
	lead('corvin', 'Julian Marlowe', 'GB', 'requestedOption', [120, 6, 1, 1]),
	lead('corvin', 'Sabine d’Arenberg', 'BE', 'interest', [43, 10, 2, 2]),
	lead('corvin', 'Hugo Castellane', 'FR', 'interest', [92, 4, 5, 5]),
	lead('corvin', 'Mathilde Orsay', 'FR', 'expiredOption', [64, 6, 14, 4]),
	lead('corvin', 'Leonard Whitcombe', 'GB', 'cancelledBooking', [57, 8, 44, 12]),

	lead('blaufirn', 'Familie Amrein', 'CH', 'confirmedOption', [64, 6, 3, 1], { hours: 19 }),
	lead('blaufirn', 'Regula Zumthor', 'CH', 'confirmedBooking', [85, 4, 37, 35]),
	lead('blaufirn', 'Felix Hartmann', 'DE', 'confirmedBooking', [88, 8, 48, 45], { currency: 'CHF' }),
	lead('blaufirn', 'Lena Osterwald', 'DE', 'confirmedBooking', [29, 6, 101, 99]),
	lead('blaufirn', 'Severin Caduff', 'CH', 'requestedBooking', [106, 6, 2, 1]),
	lead('blaufirn', 'Annika Vestergaard', 'DK', 'requestedOption', [78, 4, 1, 1]),
	lead('blaufirn', 'Moritz Ammann', 'CH', 'interest', [50, 6, 4, 4]),
	lead('blaufirn', 'Helene Brandt', 'DE', 'interest', [239, 8, 2, 2]),
	lead('blaufirn', 'Urs Kälin', 'CH', 'declinedOption', [71, 4, 9, 5]),

	lead('thornbury', 'Georgiana Fairfax', 'GB', 'confirmedBooking', [85, 8, 35, 33]),
	lead('thornbury', 'Rupert Ellison', 'GB', 'confirmedOption', [50, 6, 4, 1], { hours: 11 }),
	lead('thornbury', 'Beatrice Holloway', 'GB', 'interest', [92, 4, 2, 2]),
	lead('goldgrat', 'Emilia Hohenberg', 'AT', 'confirmedBooking', [84, 6, 50, 47]),
	lead('goldgrat', 'Christoph Waldner', 'AT', 'interest', [64, 6, 3, 3]),
	lead('lifestyle', 'Margaret Sinclair', 'US', 'interest', [99, 4, 2, 2]),
	lead('corvin', 'Margaux Delacroix', 'FR', 'confirmedBooking', [-250, 6, 370, 320], { isCommissionOpen: true }),
	lead('corvin', 'Hugo Lefèvre', 'FR', 'confirmedBooking', [-275, 4, 390, 340], {
		isCommissionOpen: true,
		markup: 150_000,
	}),
	lead('blaufirn', 'Margarethe Asterhoff', 'DE', 'confirmedBooking', [92, 4, 30, 28], { currency: 'CHF' }),
];
