import { type BrandProfile, brandProfile, type GivenProfile } from '~/domain/brand/brand-profile';

type Given = Omit<GivenProfile, 'logoSrc' | 'logoOnMainSrc' | 'logoSize' | 'faviconSrc'> & {
	/** Width of its drawn logo, which is 48 high. */
	logoWidth: number;
	postalAddress: string;
	phone: BrandProfile['phone'];
	email: string;
	companyRegister: string;
	vatId: string;
};

/**
 * A partner's profile: the logos, icon and PDF header drawn for it below `public/brands/<key>`, its contact as the lines of the PDF's
 * foot, and commission shown (BRAND-4). What is given wins.
 */
export function partnerProfile({ logoWidth, ...given }: Given): BrandProfile {
	const files = `/brands/${given.key}`;
	const [company, street, place] = given.postalAddress.split(', ');
	return brandProfile({
		isCommissionDisplayed: true,
		...given,
		logoSrc: `${files}/logo.svg`,
		logoOnMainSrc: `${files}/logo-on-main.svg`,
		logoSize: { width: logoWidth, height: 48 },
		faviconSrc: `${files}/favicon.svg`,
		offerPdf: {
			logoHeaderSrc: `${files}/logo.svg`,
			contactFooterLines: [
				[company, street, place].join(', '),
				`${given.phone.countryCode} ${given.phone.number}`,
				given.email,
			],
			...given.offerPdf,
		},
	});
}
