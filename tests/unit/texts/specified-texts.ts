import { CONSUMER_BRAND } from '~/domain/brand/profiles';
import { enquiryWord } from '~/domain/enquiry/enquiry-words';
import { crashShape, generalEnquiryShape } from '~/domain/enquiry/mailer-shapes';
import { categoryLabel } from '~/domain/hotel/category';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { paxLabel } from '~/domain/offer/sleeping';
import { seasonLabel } from '~/domain/stay/season';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';

/** A text that the specification fixes, and where the product says it. */
export type SpecifiedText = {
	/** As the specification writes it, faults of spelling included. */
	text: string;
	/** `P§5`, `H§8`. */
	sections: readonly string[];
	/** How the product writes a word of running text that cannot be shown as it stands. */
	shown?: string;
	/** English messages that are the text and nothing else: `enquiry:failed`. */
	keys?: readonly string[];
	/** English messages that hold it among other words. */
	within?: readonly string[];
	/** Files that hold it, from the root of the project. */
	files?: readonly string[];
	/** What code says in its place. */
	said?: readonly string[];
};

const TERMS = 'app/content/terms-and-conditions.en.md';
const FACILITIES = 'db/seed/catalogue/facilities.csv';

export const SPECIFIED_TEXTS: readonly SpecifiedText[] = [
	// P§1
	{ text: 'Booking reference', sections: ['P§1'], said: [CONSUMER_BRAND.bookingReference.name] },
	{ text: 'Client reference', sections: ['P§1'], said: [CONSUMER_BRAND.clientReference.name] },

	// P§2: header, footer
	{ text: 'Invite new hotel', sections: ['P§2'], keys: ['common:suggest.inviteHotel'] },
	{ text: 'Home', sections: ['P§2'], keys: ['common:nav.home'] },
	{ text: 'Search', sections: ['P§2'], keys: ['common:nav.search'] },
	{
		text: 'Enquire now',
		sections: ['P§2', 'H§4'],
		keys: ['common:nav.enquireNow', 'contact:general.title', 'content:contact.enquire'],
	},
	{
		text: 'Contact',
		sections: ['P§2'],
		keys: ['common:nav.contact', 'footer:footer.short.contact', 'contact:contactPage.title'],
	},
	{ text: 'Destinations', sections: ['P§2'], keys: ['common:nav.destinations', 'places:destinations.heading'] },
	{ text: 'Terms and Conditions', sections: ['P§2'], keys: ['common:nav.terms'], files: [TERMS] },
	{ text: 'About', sections: ['P§2'], keys: ['common:nav.about', 'footer:footer.short.about'] },
	{ text: 'Privacy Policy', sections: ['P§2'], keys: ['common:nav.privacy'] },
	{ text: 'Partner', sections: ['P§2'], keys: ['common:nav.partner'] },
	{ text: 'Redirecting to sign-up...', sections: ['H§2'], keys: ['common:partnerAccess.redirecting'] },
	{ text: 'Terms', sections: ['P§2'], keys: ['footer:footer.short.terms'] },
	{ text: 'Privacy', sections: ['P§2'], keys: ['footer:footer.short.privacy'] },
	{ text: 'amex', sections: ['P§2'], shown: 'American Express', keys: ['footer:footer.amex'] },
	{ text: 'visa', sections: ['P§2'], keys: ['footer:footer.visa'] },
	{ text: 'mastercard', sections: ['P§2'], keys: ['footer:footer.mastercard'] },
	{
		text: 'bank transfer',
		sections: ['P§2', 'P§3'],
		keys: ['footer:footer.bankTransfer', 'booking:bankTransfer'],
		within: ['house:terms.bankTransfer'],
	},

	// P§2: search
	{ text: 'Results: 0', sections: ['P§2'], keys: ['results:foundNone', 'search:filters.showNone'] },
	{
		text: 'available in other periods',
		sections: ['P§2'],
		keys: ['results:other.title'],
		within: ['results:other.pageTitle'],
	},
	{ text: 'destination', sections: ['P§2'], keys: ['common:suggest.destination'] },
	{ text: 'check-in', sections: ['P§2'], keys: ['common:dates.checkIn', 'enquiry:summary.checkIn'] },
	{ text: 'check-out', sections: ['P§2'], keys: ['common:dates.checkOut', 'enquiry:summary.checkOut'] },
	{
		text: 'flexible period',
		sections: ['P§2'],
		keys: ['search:line.flexible', 'search:filters.flexible'],
		within: ['common:dates.flexiblePeriod'],
	},
	{
		text: 'plus or minus 1 day',
		sections: ['P§2'],
		shown: '± 1 day',
		keys: ['search:line.plusMinus', 'results:plusMinus'],
		within: ['common:dates.flexible', 'common:dates.flexiblePeriod'],
	},
	{ text: 'more filters', sections: ['P§2'], keys: ['search:filters.more'] },
	{ text: 'price range', sections: ['P§2'], keys: ['search:filters.price'] },
	{ text: 'country', sections: ['P§2'], keys: ['search:filters.country', 'booking:fields.country'] },
	{
		text: 'bedrooms',
		sections: ['P§2'],
		keys: ['search:filters.bedrooms', 'search:sort.bedrooms', 'contact:general.bedrooms', 'shortlist:compare.bedrooms'],
	},
	{
		text: 'adults',
		sections: ['P§2'],
		keys: ['common:guests.adultsLabel', 'enquiry:fields.adults', 'property:stay.adults', 'shortlist:dates.adults'],
	},
	{ text: 'over 13', sections: ['P§2'], keys: ['enquiry:fields.adultsHint'], within: ['common:guests.adultsHint'] },
	{
		text: 'children',
		sections: ['P§2'],
		keys: ['common:guests.childrenLabel', 'property:stay.children', 'shortlist:dates.children'],
	},
	{ text: '2-12', sections: ['P§2'], shown: '2 to 12 years', keys: ['common:guests.childrenHint'] },
	{ text: 'sectors', sections: ['P§2'], shown: 'Sector', keys: ['search:filters.sector'] },
	{ text: 'property type', sections: ['P§2'], keys: ['search:filters.propertyType'] },
	{
		text: 'service level',
		sections: ['P§2'],
		keys: [
			'search:filters.serviceLevel',
			'property:stay.serviceLevel',
			'enquiry:fields.serviceLevel',
			'enquiry:summary.serviceLevel',
			'shortlist:compare.levels',
		],
		within: ['property:facts.levels_other'],
	},
	{ text: 'pets allowed', sections: ['P§2'], keys: ['search:filters.pets', 'results:pets'] },

	// P§2: page of a house
	...[
		'general',
		'information',
		'location',
		'distances',
		'highlights',
		'facilities',
		'services',
		'equipment',
		'floorplans',
		'availabilities',
		'terms',
	].map((text) => ({ text, sections: ['P§2'], keys: [`property:sections.${text}`] })),

	// P§2: steps of the forms
	{ text: 'general information', sections: ['P§2'], keys: ['contact:general.general'] },
	{ text: 'holiday preferences', sections: ['P§2'], keys: ['contact:general.preferences'] },
	{ text: 'period', sections: ['P§2'], keys: ['enquiry:property.period'] },
	{ text: 'contact', sections: ['P§2'], keys: ['contact:general.contact', 'enquiry:property.contact'] },
	{ text: 'contact information', sections: ['P§2'], keys: ['booking:contact'] },
	{ text: 'payment', sections: ['P§2'], keys: ['booking:payment'] },
	{ text: 'checkout', sections: ['P§2'], keys: ['booking:checkout'] },

	// P§3
	{ text: 'Winter', sections: ['P§3'], said: [seasonLabel({ name: 'winter', year: 2026 }, 'en').split(' ', 1).join()] },
	{ text: 'Summer', sections: ['P§3'], said: [seasonLabel({ name: 'summer', year: 2027 }, 'en').split(' ', 1).join()] },
	{ text: 'Available', sections: ['P§3'], said: [stayStatusLabel('available', 'en')], keys: ['shortlist:form.free'] },
	{
		text: 'Fully booked',
		sections: ['P§3'],
		said: [stayStatusLabel('sold', 'en')],
		keys: ['enquiry:summary.sold', 'house:year.nothingFree', 'shortlist:compare.sold', 'shortlist:form.sold'],
	},
	{
		text: 'On request',
		sections: ['P§3'],
		said: [stayStatusLabel('on_request', 'en')],
		keys: ['shortlist:form.onRequest'],
	},
	{ text: 'prepayment', sections: ['P§3'], within: ['house:why.kind.prepayment'] },
	{ text: 'final payment', sections: ['P§3'], within: ['house:why.kind.final'] },
	{
		text: 'security deposit',
		sections: ['P§3'],
		keys: [
			'booking:summary.depositUnknown',
			'property:stay.deposit.unknown',
			'house:terms.deposit',
			'shortlist:compare.deposit',
		],
		within: ['booking:summary.depositBlocked', 'booking:summary.depositCashedIn'],
	},
	{
		text: 'cashed in',
		sections: ['P§3'],
		within: ['property:stay.deposit.cashed_in', 'house:why.deposit.cashed_in', 'house:terms.depositCashed'],
	},
	{
		text: 'blocked',
		sections: ['P§3'],
		within: ['property:stay.deposit.blocked', 'house:why.deposit.blocked', 'house:terms.depositBlocked'],
	},
	{
		text: 'credit card fee',
		sections: ['P§3'],
		keys: ['booking:summary.cardFeeNone'],
		within: ['booking:summary.cardFee'],
	},
	{ text: 'total', sections: ['P§3'], keys: ['booking:summary.total'] },
	{ text: 'credit card', sections: ['P§3'], keys: ['booking:creditCard', 'booking:anyCard'] },
	{ text: 'Selfcatered', sections: ['P§3'], said: [serviceLevelLabel('self_catered', 'en')] },
	{ text: 'Bed & Breakfast', sections: ['P§3'], said: [serviceLevelLabel('bed_and_breakfast', 'en')] },
	{ text: 'Catered', sections: ['P§3'], said: [serviceLevelLabel('catered', 'en')] },
	{ text: 'Selbstverpflegung', sections: ['P§3'], said: [serviceLevelLabel('self_catered', 'de')] },
	{ text: 'Frühstück', sections: ['P§3'], said: [serviceLevelLabel('bed_and_breakfast', 'de')] },
	{ text: 'Hotelservice', sections: ['P§3'], said: [serviceLevelLabel('catered', 'de')] },

	// P§4
	{ text: 'interest', sections: ['P§4'], said: [leadStatusLabel('interest', 'en')] },
	{ text: 'requested option', sections: ['P§4'], said: [leadStatusLabel('requestedOption', 'en')] },
	{ text: 'confirmed option', sections: ['P§4'], said: [leadStatusLabel('confirmedOption', 'en')] },
	{ text: 'requested booking', sections: ['P§4'], said: [leadStatusLabel('requestedBooking', 'en')] },
	{ text: 'confirmed booking', sections: ['P§4'], said: [leadStatusLabel('confirmedBooking', 'en')] },

	// P§5
	{ text: 'Check-in date is in the past.', sections: ['P§5'], keys: ['enquiry:error.past', 'property:fault.past'] },
	{
		text: 'The property is sold in your desired period. Please see the availabilities to find an available period.',
		sections: ['P§5'],
		keys: ['enquiry:error.sold', 'property:fault.sold'],
	},
	{
		text: 'Please enter your name',
		sections: ['P§5'],
		keys: ['enquiry:error.name', 'footer:newsletter.fault.fullName'],
	},
	{
		text: 'Please enter your email address',
		sections: ['P§5'],
		keys: ['enquiry:error.email', 'footer:newsletter.fault.email'],
	},
	{ text: 'Please provide a message', sections: ['P§5'], keys: ['enquiry:error.message'] },
	{
		text: 'Please accept the privacy policy',
		sections: ['P§5'],
		keys: ['enquiry:error.privacy', 'footer:newsletter.fault.privacy'],
	},
	{ text: 'Please enter the booking reference', sections: ['P§5'], keys: ['enquiry:error.bookingReference'] },
	{ text: 'Please enter the client reference', sections: ['P§5'], keys: ['enquiry:error.clientReference'] },
	{
		text: "Please enter the client's first name",
		sections: ['P§5', 'H§5'],
		keys: ['enquiry:error.clientFirstName'],
	},
	{ text: "Please enter the client's last name", sections: ['H§5'], keys: ['enquiry:error.clientLastName'] },
	{ text: 'Please enter the check in date', sections: ['P§5'], keys: ['enquiry:error.checkIn'] },
	{ text: 'Please enter the check out date', sections: ['P§5'], keys: ['enquiry:error.checkOut'] },
	{
		text: 'Check out date has to be after check in date',
		sections: ['P§5'],
		keys: ['enquiry:error.order', 'property:fault.order'],
	},
	{
		text: 'Unfortunately, we can not provide a price for the given period and service level. Please choose different values.',
		sections: ['P§5'],
		keys: ['enquiry:error.noPrice', 'property:fault.noPrice'],
	},
	{ text: 'Please provide the credit card number.', sections: ['P§5'], keys: ['enquiry:error.ccNumber'] },
	{ text: 'Please provide the name on the credit card.', sections: ['P§5'], keys: ['enquiry:error.ccName'] },
	{
		text: 'Please enter the two-digit month of expiration.',
		sections: ['P§5'],
		keys: ['enquiry:error.ccExpirationMonth'],
	},
	{
		text: 'Please enter the two-digit year of expiration.',
		sections: ['P§5'],
		keys: ['enquiry:error.ccExpirationYearShort'],
	},
	{ text: 'Please accept this disclaimer', sections: ['P§5'], keys: ['enquiry:error.disclaimer'] },
	{
		text: 'Please enter less travelers.',
		sections: ['P§5'],
		keys: ['enquiry:error.lessTravelers', 'property:fault.tooManyGuests'],
	},
	{
		text: 'privacy policy',
		sections: ['P§5'],
		keys: ['booking:privacyLink', 'enquiry:fields.privacyLink', 'footer:newsletter.privacyLink'],
	},
	{
		text: 'sales policy',
		sections: ['P§5'],
		keys: ['booking:salesPolicyLink'],
		within: ['enquiry:error.salesPolicy'],
	},
	{
		text: 'terms and conditions',
		sections: ['P§5'],
		keys: ['booking:strTermsLink'],
		within: ['enquiry:error.strTerms'],
	},
	{
		text: "lessor's terms",
		sections: ['P§5'],
		keys: ['booking:operatorTermsLink'],
		within: ['enquiry:error.operatorTerms'],
	},

	// P§7, H§7
	{ text: 'Frontend Crashed', sections: ['P§7', 'H§7'], said: [crashShape.shape.subject.value] },
	{ text: 'New general enquiry', sections: ['H§7'], said: [generalEnquiryShape.shape.subject.value] },

	// P§8
	{ text: 'A problem occured. Please reach us via email or phone', sections: ['P§8'], keys: ['enquiry:failed'] },
	{ text: 'Message sent successfully', sections: ['P§8'], keys: ['enquiry:contactSuccess'] },
	{
		text: 'Thank you four your booking! We will send you a confirmation email within the next few minutes',
		sections: ['P§8'],
		keys: ['booking:thanks', 'booking:thanksHeading + booking:thanksText'],
	},
	{
		text: 'Thank you for your Enquiry! We will contact you within 24h. Please also check your spam folder.',
		sections: ['P§8'],
		keys: ['enquiry:success.whole', 'enquiry:success.headline + enquiry:success.text'],
	},
	{
		text: 'Unfortunately, an error occured. Please reach us via phone or email.',
		sections: ['P§8'],
		keys: ['footer:newsletter.failed'],
	},
	{
		text: 'Success! We are seeing forward to provide the latest news about luxury skiing in the Alps.',
		sections: ['P§8'],
		keys: ['footer:newsletter.success'],
	},
	{
		text: 'Unfortunately, a severe error occured.',
		sections: ['P§8', 'H§8'],
		keys: ['common:error.severeText'],
		files: ['workers/site/index.ts'],
	},
	{ text: 'Ooops', sections: ['H§2'], keys: ['common:error.severeTitle'] },
	{ text: 'Unfortunately, a severe error occured', sections: ['H§2'], within: ['common:error.severeText'] },

	// P§9
	{ text: 'Pool', sections: ['P§9'], said: [enquiryWord('preferences', 'pool', 'en')], files: [FACILITIES] },
	{ text: 'Sauna', sections: ['P§9'], said: [enquiryWord('preferences', 'sauna', 'en')], files: [FACILITIES] },
	{ text: 'Whirlpool', sections: ['P§9'], said: [enquiryWord('preferences', 'whirlpool', 'en')], files: [FACILITIES] },
	{ text: '84 days (12 weeks) before check-in', sections: ['P§9'], files: [TERMS] },
	{ text: '35 percent deposit with credit card fee 2.5 percent', sections: ['P§9'], files: [TERMS] },
	{ text: '25 percent part payment, fee 2.75 percent', sections: ['P§9'], files: [TERMS] },
	{ text: 'over 61 days', sections: ['P§9'], files: [TERMS] },
	{ text: '60 to 31 days 75 percent, 30 days or less 100 percent', sections: ['P§9'], files: [TERMS] },
	{ text: '2 weeks before arrival', sections: ['P§9'], files: [TERMS] },
	{
		text: 'Most properties rent by whole weeks (best prices Saturday to Saturday or Sunday to Sunday).',
		sections: ['P§9'],
		keys: ['results:weekend.hint'],
	},
	{ text: 'under 14', sections: ['P§9'], within: ['enquiry:fields.children', 'enquiry:error.ages'] },
	{
		text: 'within 24 hours',
		sections: ['P§9'],
		within: ['footer:footer.hours', 'enquiry:property.notBinding', 'home:promises.reply', 'property:stay.notBinding'],
		files: [TERMS],
	},
	{ text: 'Credit card payments carry fees', sections: ['P§9'], within: ['home:fee.note'], files: [TERMS] },

	// H§2, H§9 where they concern the consumer site
	{ text: 'display demo hotels', sections: ['H§2'], keys: ['flags:flag.demoHotels'] },
	{ text: 'display demo properties', sections: ['H§2'], keys: ['flags:flag.demoProperties'] },
	{ text: 'display room links to hotel access', sections: ['H§2'], keys: ['flags:flag.hotelAccessLinks'] },
	{ text: 'skiing on piste', sections: ['H§9'], said: [enquiryWord('activities', 'onPiste', 'en')] },
	{ text: 'off piste', sections: ['H§9'], said: [enquiryWord('activities', 'offPiste', 'en')] },
	{ text: 'cross-country', sections: ['H§9'], said: [enquiryWord('activities', 'crossCountry', 'en')] },
	{ text: 'winter hiking', sections: ['H§9'], said: [enquiryWord('activities', 'winterHiking', 'en')] },
	{ text: 'snowshoeing', sections: ['H§9'], said: [enquiryWord('activities', 'snowshoeing', 'en')] },

	// H§2: payments page
	{ text: 'Payment succeeded', sections: ['H§2'], keys: ['payment:title.succeeded'] },
	{ text: 'The url you are on is not valid', sections: ['H§2', 'H§8'], keys: ['payment:title.invalid'] },

	// H§2: sign-up
	{ text: 'Luxury Distribution System', sections: ['H§2'], keys: ['signup:title'], within: ['signup:poweredBy'] },
	{ text: 'Distribution System', sections: ['H§2'], within: ['signup:titleOf'] },
	{ text: 'free registration', sections: ['H§2'], keys: ['signup:bullets.free'] },
	{ text: 'by invitation only', sections: ['H§2'], keys: ['signup:bullets.invitation'] },
	{ text: 'no IATA code needed and no commission deductions', sections: ['H§2'], keys: ['signup:bullets.iata'] },
	{ text: 'access to individual rates, commissions and amenities', sections: ['H§2'], keys: ['signup:bullets.access'] },
	{ text: 'Dashboard', sections: ['H§2'], keys: ['trade:nav.dashboard'] },
	{ text: 'Hotels', sections: ['H§2'], keys: ['trade:nav.hotels'] },
	{ text: 'Manage', sections: ['H§2'], keys: ['trade:agencies.manage'] },
	{ text: 'Supervisor Dashboard', sections: ['H§6'], keys: ['trade:nav.supervisorDashboard'] },
	{ text: 'Team Dashboard', sections: ['H§6'], keys: ['trade:nav.teamDashboard'] },
	{ text: 'Admin Dashboard', sections: ['H§6'], keys: ['trade:nav.adminDashboard'] },
	{
		text: 'You seem to be an admin logged in to a travel agency. This feature is in BETA and not fully tested yet!',
		sections: ['H§2'],
		keys: ['trade:beta'],
	},
	{ text: '9am to 5pm Monday to Saturday', sections: ['H§9'], within: ['trade:hours'] },
	{ text: 'Start Your Journey Today', sections: ['H§2'], keys: ['signup:heading'] },
	{ text: 'Register Now', sections: ['H§2'], keys: ['signup:register'] },
	{ text: 'Already have an account: Sign In', sections: ['H§2'], keys: ['signup:haveAccount + signup:signIn'] },

	// Sign-in
	{ text: 'Could not fetch user data.', sections: ['P§8'], keys: ['account:fault.title'] },
	{
		text: 'You are not registered in a travel agency yet',
		sections: ['H§6'],
		keys: ['account:noAccess.agencyTitle'],
	},
	...[
		'You should use useAuth only within the AuthContext',
		'You should use useBrand only within a BrandContext provider',
		'Expected user to be defined',
		'Expected travelAgency to be defined',
	].map((text) => ({ text, sections: ['P§8'], files: ['app/components/account/use-auth.ts'] })),

	// The onboarding
	{ text: 'Loading travel agency...', sections: ['P§2'], keys: ['onboarding:loadingAgency'] },
	{ text: 'Travel Agency Onboarding', sections: ['H§2'], keys: ['onboarding:title'] },
	{ text: 'Welcome to the Luxury Distribution System', sections: ['H§2'], keys: ['onboarding:welcome'] },
	{ text: 'Sign me out for now', sections: ['H§2'], keys: ['onboarding:signOut'] },
	{ text: 'Save and next', sections: ['H§2'], keys: ['onboarding:payout.save'] },
	{ text: 'Save and Next', sections: ['H§2'], keys: ['onboarding:branding.save'] },
	{ text: 'Skip', sections: ['H§2'], keys: ['onboarding:skip'] },
	{ text: 'all set', sections: ['P§2'], shown: 'All set', keys: ['onboarding:allSet.heading'] },
	{ text: 'Unfortunately, an error occured.', sections: ['P§8'], keys: ['trade-lead:failed'] },
	{ text: 'You successfully saved this interest.', sections: ['P§8'], keys: ['trade-lead:done.interest'] },
	{ text: 'nationality', sections: ['P§5'], within: ['enquiry:error.clientNationality'] },
	{ text: 'Required!', sections: ['P§5', 'H§5'], keys: ['onboarding:required'] },
	{ text: 'was referred', sections: ['P§5'], within: ['onboarding:agency.wasReferred'] },
	{ text: 'Currency is required', sections: ['H§5'], keys: ['onboarding:payout.currencyRequired'] },
	{ text: 'This field is required', sections: ['H§5'], keys: ['onboarding:payout.fieldRequired'] },
	{ text: 'Not authenticated', sections: ['H§8'], keys: ['onboarding:payout.notAuthenticated'] },
	{ text: 'Failed to save bank account', sections: ['H§8'], keys: ['onboarding:payout.failed'] },
	{ text: 'Saved bank account successfully', sections: ['H§8'], keys: ['onboarding:payout.saved'] },
	{ text: 'Loading user...', sections: ['H§8'], keys: ['onboarding:loadingUser'] },
	{ text: 'Loading requirements....', sections: ['H§8'], keys: ['onboarding:loadingRequirements'] },

	// The page of a hotel
	{ text: 'Back To Hotel List', sections: ['H§2'], keys: ['hotel:back'] },
	{ text: 'Hotel', sections: ['H§2'], keys: ['hotel:tabs.hotel'] },
	{ text: 'Rooms', sections: ['H§2'], keys: ['hotel:tabs.roomsShort'] },
	{ text: 'Enquiry', sections: ['H§2'], keys: ['hotel:tabs.enquiry'] },
	{ text: 'Rooms and Suites', sections: ['H§2'], keys: ['hotel:tabs.rooms'] },
	{ text: 'Sales', sections: ['H§2'], keys: ['hotel:tabs.sales'] },
	{ text: 'MICE', sections: ['H§2'], keys: ['hotel:tabs.mice'] },
	{ text: 'Expand all', sections: ['H§2'], keys: ['hotel:expand'] },
	{ text: 'Collapse all', sections: ['H§2'], keys: ['hotel:collapse'] },
	{ text: 'Description', sections: ['H§2'], keys: ['hotel:sections.description'] },
	{ text: 'Dining Venues', sections: ['H§2'], keys: ['hotel:sections.dining'] },
	{ text: 'Facilities', sections: ['H§2'], keys: ['hotel:sections.facilities'] },
	{ text: 'Location', sections: ['H§2'], keys: ['hotel:sections.location'] },
	{ text: 'Check-in', sections: ['H§2'], keys: ['hotel:sections.checkIn'] },
	{ text: 'Check-out', sections: ['H§2'], keys: ['hotel:sections.checkOut'] },
	{ text: 'Hotel Policy', sections: ['H§2'], keys: ['hotel:sections.policy'] },
	{ text: 'Invite Hotel and Earn', sections: ['H§2'], keys: ['hotel:sections.invite'] },
	{ text: 'Loading map...', sections: ['H§2'], keys: ['hotel:location.loading'] },
	{ text: 'Unfortunately, we could not fetch this hotel', sections: ['H§8'], keys: ['hotel:loadFault'] },
	{ text: 'No special instructions for check-in.', sections: ['H§8'], keys: ['hotel:empty.checkIn'] },
	{ text: 'No special instructions for check-out.', sections: ['H§8'], keys: ['hotel:empty.checkOut'] },
	{ text: 'No dining venues uploaded.', sections: ['H§8'], keys: ['hotel:empty.dining'] },
	{ text: 'This hotel has no description.', sections: ['H§8'], keys: ['hotel:empty.description'] },
	{ text: 'No facilities uploaded.', sections: ['H§8'], keys: ['hotel:empty.facilities'] },
	{ text: 'No policy uploaded.', sections: ['H§8'], keys: ['hotel:empty.policy'] },
	{ text: 'No location set.', sections: ['H§8'], keys: ['hotel:empty.location'] },
	{ text: '4 Star', sections: ['H§9'], said: [categoryLabel('4star', 'en')] },
	{ text: '5 Star', sections: ['H§9'], said: [categoryLabel('5star', 'en')] },
	{ text: '5 Star Palace', sections: ['H§9'], said: [categoryLabel('palace', 'en')] },
	{ text: 'Unlock chat with hotel', sections: ['H§2'], keys: ['hotel:enquiry.unlock'] },
	{ text: 'Sign Up', sections: ['H§2'], keys: ['hotel:enquiry.signUp'] },
	{
		text: '{hotel} is not ready yet',
		sections: ['H§2'],
		shown: '{{hotel}} is not ready yet',
		keys: ['hotel:enquiry.notReady'],
	},
	{
		text: 'Here, you will be able to chat with the reservation managers. They are currently undergoing training and are happy to serve you as soon as they are ready.',
		sections: ['H§2'],
		keys: ['hotel:enquiry.notReadyText'],
	},
	{ text: '(+4% on non-refundable rates after 5 bookings)', sections: ['H§9'], keys: ['trade-hotel:sales.below'] },
	{
		text: 'Next (n/total)',
		sections: ['H§2'],
		shown: 'Next ({{position}}/{{total}})',
		keys: ['booking-engine:next'],
	},
	{ text: 'Back', sections: ['H§2'], keys: ['booking-engine:back'] },
	{ text: 'Close', sections: ['H§2'], keys: ['booking-engine:close'] },
	{ text: 'Start Now', sections: ['H§2'], keys: ['booking-engine:start'] },
	{ text: 'See More', sections: ['H§2'], keys: ['inspiration:more'] },
	{ text: 'See Less', sections: ['H§2'], keys: ['inspiration:less'] },

	// The trade's property page
	{ text: 'description', sections: ['P§2'], keys: ['trade-house:tabs.description'] },
	{ text: 'availability', sections: ['P§2'], keys: ['trade-house:tabs.availability'] },
	{ text: 'sales conditions', sections: ['P§2'], keys: ['trade-house:tabs.conditions'] },
	{ text: 'commission', sections: ['P§3'], keys: ['trade-house:weeks.commission', 'dashboard:column.commission'] },
	{
		text: 'agent pays with client card without CVV',
		sections: ['P§6'],
		shown: 'client’s card without CVV',
		keys: ['admin:brands.noCvv'],
	},
	{
		text: 'n / total',
		sections: ['P§1'],
		// biome-ignore lint/suspicious/noTemplateCurlyInString: this is how the page number stands in the code
		shown: '${pageNumber} / ${totalPages}',
		files: ['workers/papers/letter.tsx'],
	},

	// The search for hotels
	{ text: 'Please select a destination', sections: ['H§5'], keys: ['hotel-list:missing'] },
	{ text: 'Booking will be packaged', sections: ['H§4'], keys: ['rooms:period.packaged'] },
	{
		text: 'Unfortunately, there are no hotels available matching your request',
		sections: ['H§8'],
		keys: ['hotel-list:none'],
	},
	{
		text: "Oops, your request didn't reach our servers. Are you connected to the internet?",
		sections: ['H§8'],
		keys: ['hotel-list:fault.offline'],
	},
	{
		text: 'Oops, the server had an internal error while processing your request.',
		sections: ['H§8'],
		keys: ['hotel-list:fault.server'],
	},
	{
		text: 'Our server says: "{message}"',
		sections: ['H§8'],
		shown: 'Our server says: "{{message}}"',
		keys: ['hotel-list:fault.told'],
	},
	{ text: 'Oops, our server did not like your request...', sections: ['H§8'], keys: ['hotel-list:fault.other'] },
	...Object.entries({
		room: 'Room',
		juniorSuite: 'Junior Suite',
		suite: 'Suite',
		specialtySuite: 'Specialty Suite',
		residence: 'Residence With Kitchen',
		villa: 'Villa / Chalet',
	}).map(([name, text]) => ({ text, sections: ['H§9'], keys: [`hotel-list:room.${name}`] })),
	{ text: 'show more', sections: ['H§9'], shown: 'Show more', keys: ['hotel-list:showMore'] },
	{ text: 'Price on Application', sections: ['H§9'], keys: ['hotel-list:onApplication', 'rooms:onApplication'] },
	{ text: 'incl. taxes from', sections: ['H§9'], keys: ['hotel-list:inclTaxes', 'rooms:inclTaxes'] },
	{ text: 'SPECIAL OFFER', sections: ['H§2', 'H§9'], keys: ['hotel-list:specialOffer', 'rooms:specialOffer'] },

	// Rooms, rates and the selection
	{ text: 'Loading...', sections: ['H§2'], keys: ['trade:loading'] },
	{ text: 'SELECT YOUR PERIOD', sections: ['H§2'], keys: ['rooms:period.title'] },
	{ text: 'See Rates', sections: ['H§2'], keys: ['rooms:seeRates'] },
	{ text: 'Enquire', sections: ['H§2'], keys: ['rooms:enquire'] },
	{ text: 'Add {room}', sections: ['H§2'], shown: 'Add {{room}}', keys: ['rooms:shop.title'] },
	{ text: 'Add to Selection', sections: ['H§2'], keys: ['rooms:add'] },
	{ text: 'Reset Selection', sections: ['H§4'], keys: ['rooms:selection.reset'] },
	{ text: '4 PAX +2', sections: ['H§9'], said: [paxLabel({ standard: 4, extra: 2 })] },
	{
		text: 'Adults ({minGuestAge, default 21}+ years)',
		sections: ['H§5'],
		shown: 'Adults ({{age}}+ years)',
		keys: ['rooms:adultsOnly'],
	},
	{ text: 'Children (Not allowed in this hotel)', sections: ['H§5'], keys: ['rooms:noChildren'] },
	{ text: 'Invalid occupancy', sections: ['H§5', 'H§8'], keys: ['rooms:invalid'] },
	{
		text: 'You have not selected a rate for at least one room',
		sections: ['H§5', 'H§8'],
		keys: ['rooms:missingRate'],
	},
	{ text: 'Unfortunately, an error occured', sections: ['H§8'], keys: ['rooms:fault'] },
	{ text: 'No offers found', sections: ['H§8'], keys: ['rooms:noOffers'] },
	{
		text: '{n} are not available. Try fewer rooms.',
		sections: ['H§8'],
		shown: '{{count}} are not available. Try fewer rooms.',
		keys: ['rooms:number.notAvailable'],
	},
	{
		text: 'Unfortunately, there are no rooms available at this period',
		sections: ['H§8'],
		keys: ['rooms:none'],
	},
	{
		text: '{n}% Commission',
		sections: ['H§9'],
		shown: '{{percent}}% Commission',
		keys: ['rooms:commission', 'conversation:rate.commission'],
	},
	{ text: 'total due at booking', sections: ['H§9'], keys: ['rooms:explain.totalDue'] },
	{ text: 'not refundable', sections: ['H§9'], keys: ['rooms:notRefundable'] },

	// The interest in a hotel, and its chat
	{
		text: '{name} is required',
		sections: ['H§5'],
		shown: '{{name}} is required',
		keys: ['enquiry:error.nameRequired'],
	},
	{ text: 'Required', sections: ['H§5'], keys: ['enquiry:error.required'] },
	{
		text: 'Save Selection as Interest',
		sections: ['H§4'],
		keys: ['rooms:selection.save', 'hotel-interest:title'],
	},
	{ text: 'Saved Interest', sections: ['H§4'], keys: ['hotel-interest:saved'] },
	{ text: 'Hotel is unknown', sections: ['H§8'], keys: ['hotel-interest:unknown'] },
	{ text: 'An error occured :(', sections: ['H§8'], keys: ['hotel-interest:failed'] },
	{
		text: 'Please enter your message',
		sections: ['H§5'],
		keys: ['conversation:fault.empty', 'enquiry:error.chatMessage'],
	},
	{
		text: 'Success! Please open the enquiry tab to see more.',
		sections: ['H§8'],
		keys: ['conversation:enquiry.success'],
	},
];

/** What stands between quotation marks and is no text of the product, with the reason. */
export const OTHER_QUOTES: readonly { section: string; quote: string; reason: string }[] = [
	{ section: 'P§1', quote: 'colorful', reason: 'a value of the field `theme`' },
	{ section: 'P§8', quote: 'A problem occured...', reason: 'short for the sentence quoted before it' },
	{ section: 'P§8', quote: 'A problem occured', reason: 'short for the sentence quoted before it' },
	{ section: 'H§2', quote: 'standard demo', reason: 'a part of a name to look for' },
];
