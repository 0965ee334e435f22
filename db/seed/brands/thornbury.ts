import { partnerProfile } from './partner-profile';

/** Racing green and straw; both references are asked for, under its own names and prefixes. */
export const THORNBURY = partnerProfile({
	key: 'thornbury',
	name: 'Thornbury Lifestyle Services',
	bookingNumberPrefix: 'TH',
	match: { hostWords: ['thornbury'], companyPhrases: ['thornbury'] },
	logoWidth: 170,
	colors: {
		main: '#1d3a2e',
		accent: '#c3a56a',
		accentOnMain: '#d5bd8c',
		hover: '#cdb27e',
		light1: '#f2f1e9',
		light2: '#e2e1d3',
		invertedFont: '#ffffff',
		heading: '#1d3a2e',
		priceRange: '#434a45',
	},
	bookingReference: { isRequired: true, name: 'TLS', prefix: 'TLS' },
	clientReference: { isRequired: true, name: 'CC', prefix: 'CC' },
	email: 'desk@thornbury.example',
	phone: { countryCode: '+352', number: '555 01 28' },
	postalAddress: 'Thornbury Lifestyle Services S.A., Boulevard Royal 26, 2449 Luxembourg, Luxembourg',
	companyRegister: 'RCS Luxembourg B 214783',
	vatId: 'LU31274850',
	bankAccount: { holder: 'Thornbury Lifestyle Services S.A.', iban: 'LU280019400644750000' },
});
