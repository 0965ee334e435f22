import { enquiryWord } from '~/domain/enquiry/enquiry-words';
import { crashShape, generalEnquiryShape } from '~/domain/enquiry/mailer-shapes';
import { categoryLabel } from '~/domain/hotel/category';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { paxLabel } from '~/domain/offer/sleeping';
import { seasonLabel } from '~/domain/stay/season';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';
import { CONSUMER_BRAND } from '../../../db/seed/brands/brand-profiles';

/** A text that the rules fix, and where the product says it. */
export type SpecifiedText = {
	/** As it is fixed, misspellings included. */
	text: string;
	/** The rules that govern it, by the headings of `docs/rules`: `PAGE-10`. */
	rules: readonly string[];
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
	// Brands
	{ text: 'Booking reference', rules: ['BRAND-12'], said: [CONSUMER_BRAND.bookingReference.name] },
	{ text: 'Client reference', rules: ['BRAND-12'], said: [CONSUMER_BRAND.clientReference.name] },

	// Header, footer
	{ text: 'Invite new hotel', rules: ['PAGE-32'], keys: ['trade:find.inviteHotel'] },
	{ text: 'Home', rules: ['PAGE-10'], keys: ['common:nav.home'] },
	{ text: 'Search', rules: ['PAGE-10'], keys: ['common:nav.search'] },
	{
		text: 'Enquire now',
		rules: ['PAGE-10', 'SELECTION-19'],
		keys: ['common:nav.enquireNow', 'contact:general.title', 'content:contact.enquire'],
	},
	{
		text: 'Contact',
		rules: ['PAGE-10', 'PAGE-11'],
		keys: ['common:nav.contact', 'footer:footer.short.contact', 'contact:contactPage.title'],
	},
	{ text: 'Destinations', rules: ['PAGE-10'], keys: ['common:nav.destinations', 'places:destinations.heading'] },
	{ text: 'Terms and Conditions', rules: ['PAGE-10'], keys: ['common:nav.terms'], files: [TERMS] },
	{ text: 'About', rules: ['PAGE-10', 'PAGE-11'], keys: ['common:nav.about', 'footer:footer.short.about'] },
	{ text: 'Privacy Policy', rules: ['PAGE-10'], keys: ['common:nav.privacy'] },
	{ text: 'Partner', rules: ['PAGE-10'], keys: ['common:nav.partner'] },
	{ text: 'Redirecting to sign-up...', rules: ['PAGE-23'], keys: ['common:partnerAccess.redirecting'] },
	{ text: 'Terms', rules: ['PAGE-11'], keys: ['footer:footer.short.terms'] },
	{ text: 'Privacy', rules: ['PAGE-11'], keys: ['footer:footer.short.privacy'] },
	{ text: 'amex', rules: ['PAGE-11'], shown: 'American Express', keys: ['footer:footer.amex'] },
	{ text: 'visa', rules: ['PAGE-11'], keys: ['footer:footer.visa'] },
	{ text: 'mastercard', rules: ['PAGE-11'], keys: ['footer:footer.mastercard'] },
	{
		text: 'bank transfer',
		rules: ['PAGE-11', 'LEAD-34'],
		keys: ['footer:footer.bankTransfer', 'booking:bankTransfer'],
		within: ['house:terms.bankTransfer'],
	},

	// Search
	{ text: 'Results: 0', rules: ['PAGE-32'], keys: ['results:foundNone', 'search:filters.showNone'] },
	{
		text: 'available in other periods',
		rules: ['PAGE-32'],
		keys: ['results:other.title'],
		within: ['results:other.pageTitle'],
	},
	{ text: 'destination', rules: ['PAGE-32'], keys: ['common:suggest.destination'] },
	{ text: 'check-in', rules: ['PAGE-32'], keys: ['common:dates.checkIn', 'enquiry:summary.checkIn'] },
	{ text: 'check-out', rules: ['PAGE-32'], keys: ['common:dates.checkOut', 'enquiry:summary.checkOut'] },
	{
		text: 'flexible period',
		rules: ['PAGE-32'],
		keys: ['search:line.flexible', 'search:filters.flexible'],
		within: ['common:dates.flexiblePeriod'],
	},
	{
		text: 'plus or minus 1 day',
		rules: ['PAGE-32'],
		shown: '± 1 day',
		keys: ['search:line.plusMinus', 'results:plusMinus'],
		within: ['common:dates.flexible', 'common:dates.flexiblePeriod'],
	},
	{ text: 'more filters', rules: ['PAGE-32'], keys: ['search:filters.more'] },
	{ text: 'price range', rules: ['PAGE-32'], keys: ['search:filters.price'] },
	{ text: 'country', rules: ['PAGE-32'], keys: ['search:filters.country', 'booking:fields.country'] },
	{
		text: 'bedrooms',
		rules: ['PAGE-32'],
		keys: ['search:filters.bedrooms', 'search:sort.bedrooms', 'contact:general.bedrooms', 'shortlist:compare.bedrooms'],
	},
	{
		text: 'adults',
		rules: ['PAGE-32'],
		keys: ['common:guests.adultsLabel', 'enquiry:fields.adults', 'shortlist:dates.adults'],
	},
	{ text: 'over 13', rules: ['PAGE-32'], keys: ['enquiry:fields.adultsHint'], within: ['common:guests.adultsHint'] },
	{
		text: 'children',
		rules: ['PAGE-32'],
		keys: ['common:guests.childrenLabel', 'shortlist:dates.children'],
	},
	{ text: '2-12', rules: ['PAGE-32'], shown: '2 to 12 years', keys: ['common:guests.childrenHint'] },
	{ text: 'sectors', rules: ['PAGE-32'], shown: 'Sector', keys: ['search:filters.sector'] },
	{ text: 'property type', rules: ['PAGE-32'], keys: ['search:filters.propertyType'] },
	{
		text: 'service level',
		rules: ['PAGE-32'],
		keys: [
			'search:filters.serviceLevel',
			'property:stay.serviceLevel',
			'enquiry:fields.serviceLevel',
			'enquiry:summary.serviceLevel',
			'shortlist:compare.levels',
		],
		within: ['property:facts.levels_other'],
	},
	{ text: 'pets allowed', rules: ['PAGE-32'], keys: ['search:filters.pets', 'results:pets'] },

	// Page of a property
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
	].map((text) => ({ text, rules: ['PAGE-16'], keys: [`property:sections.${text}`] })),

	// Steps of the forms
	{ text: 'general information', rules: ['FORM-9'], keys: ['contact:general.general'] },
	{ text: 'holiday preferences', rules: ['FORM-9'], keys: ['contact:general.preferences'] },
	{ text: 'period', rules: ['FORM-6'], keys: ['enquiry:property.period'] },
	{ text: 'contact', rules: ['FORM-6', 'FORM-9'], keys: ['contact:general.contact', 'enquiry:property.contact'] },
	{ text: 'contact information', rules: ['LEAD-33'], keys: ['booking:contact'] },
	{ text: 'payment', rules: ['LEAD-33'], keys: ['booking:payment'] },
	{ text: 'checkout', rules: ['LEAD-33'], keys: ['booking:checkout'] },

	// Stays and their prices
	{
		text: 'Winter',
		rules: ['PAGE-33'],
		said: [seasonLabel({ name: 'winter', year: 2026 }, 'en').split(' ', 1).join()],
	},
	{
		text: 'Summer',
		rules: ['PAGE-33'],
		said: [seasonLabel({ name: 'summer', year: 2027 }, 'en').split(' ', 1).join()],
	},
	{ text: 'Available', rules: ['LEAD-37'], said: [stayStatusLabel('available', 'en')], keys: ['shortlist:form.free'] },
	{
		text: 'Fully booked',
		rules: ['LEAD-37'],
		said: [stayStatusLabel('sold', 'en')],
		keys: ['enquiry:summary.sold', 'house:year.nothingFree', 'shortlist:compare.sold', 'shortlist:form.sold'],
	},
	{
		text: 'On request',
		rules: ['LEAD-37'],
		said: [stayStatusLabel('on_request', 'en')],
		keys: ['shortlist:form.onRequest'],
	},
	{ text: 'prepayment', rules: ['PAGE-33'], within: ['house:why.kind.prepayment'] },
	{ text: 'final payment', rules: ['PAGE-33'], within: ['house:why.kind.final'] },
	{
		text: 'security deposit',
		rules: ['PAGE-33'],
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
		rules: ['PAGE-33'],
		within: ['property:stay.deposit.cashed_in', 'house:why.deposit.cashed_in', 'house:terms.depositCashed'],
	},
	{
		text: 'blocked',
		rules: ['PAGE-33'],
		within: ['property:stay.deposit.blocked', 'house:why.deposit.blocked', 'house:terms.depositBlocked'],
	},
	{
		text: 'credit card fee',
		rules: ['PAGE-33'],
		keys: ['booking:summary.cardFeeNone'],
		within: ['booking:summary.cardFee'],
	},
	{ text: 'total', rules: ['PAGE-33'], keys: ['booking:summary.total'] },
	{ text: 'credit card', rules: ['LEAD-34'], keys: ['booking:creditCard', 'booking:anyCard'] },
	{ text: 'Selfcatered', rules: ['PAGE-33'], said: [serviceLevelLabel('self_catered', 'en')] },
	{ text: 'Bed & Breakfast', rules: ['PAGE-33'], said: [serviceLevelLabel('bed_and_breakfast', 'en')] },
	{ text: 'Catered', rules: ['PAGE-33'], said: [serviceLevelLabel('catered', 'en')] },
	{ text: 'Selbstverpflegung', rules: ['PAGE-33'], said: [serviceLevelLabel('self_catered', 'de')] },
	{ text: 'Frühstück', rules: ['PAGE-33'], said: [serviceLevelLabel('bed_and_breakfast', 'de')] },
	{ text: 'Hotelservice', rules: ['PAGE-33'], said: [serviceLevelLabel('catered', 'de')] },

	// States of a lead
	{ text: 'interest', rules: ['LEAD-1'], said: [leadStatusLabel('interest', 'en')] },
	{ text: 'requested option', rules: ['LEAD-1'], said: [leadStatusLabel('requestedOption', 'en')] },
	{ text: 'confirmed option', rules: ['LEAD-1'], said: [leadStatusLabel('confirmedOption', 'en')] },
	{ text: 'requested booking', rules: ['LEAD-1'], said: [leadStatusLabel('requestedBooking', 'en')] },
	{ text: 'confirmed booking', rules: ['LEAD-1'], said: [leadStatusLabel('confirmedBooking', 'en')] },

	// Errors of fields
	{ text: 'Check-in date is in the past.', rules: ['FORM-3'], keys: ['form-error:past', 'property:fault.past'] },
	{
		text: 'The property is sold in your desired period. Please see the availabilities to find an available period.',
		rules: ['FORM-7'],
		keys: ['form-error:sold', 'property:fault.sold'],
	},
	{
		text: 'Please enter your name',
		rules: ['FORM-11', 'FORM-18'],
		keys: ['form-error:name', 'footer:newsletter.fault.fullName'],
	},
	{
		text: 'Please enter your email address',
		rules: ['FORM-11', 'FORM-18'],
		keys: ['form-error:email', 'footer:newsletter.fault.email'],
	},
	{ text: 'Please provide a message', rules: ['FORM-11'], keys: ['form-error:message'] },
	{
		text: 'Please accept the privacy policy',
		rules: ['FORM-5', 'FORM-18'],
		keys: ['form-error:privacy', 'footer:newsletter.fault.privacy'],
	},
	{ text: 'Please enter the booking reference', rules: ['LEAD-9'], keys: ['form-error:bookingReference'] },
	{ text: 'Please enter the client reference', rules: ['LEAD-9'], keys: ['form-error:clientReference'] },
	{
		text: "Please enter the client's first name",
		rules: ['LEAD-8', 'LEAD-32'],
		keys: ['form-error:clientFirstName'],
	},
	{ text: "Please enter the client's last name", rules: ['LEAD-8', 'LEAD-32'], keys: ['form-error:clientLastName'] },
	{ text: 'Please enter the check in date', rules: ['FORM-3'], keys: ['form-error:checkIn'] },
	{ text: 'Please enter the check out date', rules: ['FORM-3'], keys: ['form-error:checkOut'] },
	{
		text: 'Check out date has to be after check in date',
		rules: ['FORM-3'],
		keys: ['form-error:order', 'property:fault.order'],
	},
	{
		text: 'Unfortunately, we can not provide a price for the given period and service level. Please choose different values.',
		rules: ['PAGE-19', 'LEAD-7'],
		keys: ['form-error:noPrice', 'property:fault.noPrice'],
	},
	{ text: 'Please provide the credit card number.', rules: ['PRIVACY-3'], keys: ['form-error:ccNumber'] },
	{ text: 'Please provide the name on the credit card.', rules: ['PRIVACY-3'], keys: ['form-error:ccName'] },
	{
		text: 'Please enter the two-digit month of expiration.',
		rules: ['PRIVACY-3'],
		keys: ['form-error:ccExpirationMonth'],
	},
	{
		text: 'Please enter the two-digit year of expiration.',
		rules: ['PRIVACY-3'],
		keys: ['form-error:ccExpirationYearShort'],
	},
	{ text: 'Please accept this disclaimer', rules: ['LEAD-8', 'LEAD-33'], keys: ['form-error:disclaimer'] },
	{
		text: 'Please enter less travelers.',
		rules: ['LEAD-7'],
		keys: ['form-error:lessTravelers', 'property:fault.tooManyGuests'],
	},
	{
		text: 'privacy policy',
		rules: ['LEAD-33'],
		keys: ['booking:privacyLink', 'enquiry:fields.privacyLink', 'footer:newsletter.privacyLink'],
	},
	{
		text: 'sales policy',
		rules: ['LEAD-33'],
		keys: ['booking:salesPolicyLink'],
		within: ['form-error:salesPolicy'],
	},
	{
		text: 'terms and conditions',
		rules: ['LEAD-33'],
		keys: ['booking:strTermsLink'],
		within: ['form-error:strTerms'],
	},
	{
		text: "lessor's terms",
		rules: ['LEAD-33'],
		keys: ['booking:operatorTermsLink'],
		within: ['form-error:operatorTerms'],
	},

	// Subjects
	{ text: 'Frontend Crashed', rules: ['FORM-16'], said: [crashShape.shape.subject.value] },
	{ text: 'New general enquiry', rules: ['FORM-16'], said: [generalEnquiryShape.shape.subject.value] },

	// What came of a form
	{ text: 'A problem occured. Please reach us via email or phone', rules: ['FORM-12'], keys: ['enquiry:failed'] },
	{ text: 'Message sent successfully', rules: ['FORM-11'], keys: ['enquiry:contactSuccess'] },
	{
		text: 'Thank you four your booking! We will send you a confirmation email within the next few minutes',
		rules: ['LEAD-33'],
		keys: ['booking:thanks', 'booking:thanksHeading + booking:thanksText'],
	},
	{
		text: 'Thank you for your Enquiry! We will contact you within 24h. Please also check your spam folder.',
		rules: ['FORM-12'],
		keys: ['enquiry:success.whole', 'enquiry:success.headline + enquiry:success.text'],
	},
	{
		text: 'Unfortunately, an error occured. Please reach us via phone or email.',
		rules: ['FORM-18'],
		keys: ['footer:newsletter.failed'],
	},
	{
		text: 'Success! We are seeing forward to provide the latest news about luxury skiing in the Alps.',
		rules: ['FORM-18'],
		keys: ['footer:newsletter.success'],
	},
	{
		text: 'Unfortunately, a severe error occured.',
		rules: ['PAGE-21'],
		keys: ['common:error.severeText'],
		files: ['workers/site/index.ts'],
	},
	{ text: 'Ooops', rules: ['PAGE-21'], keys: ['common:error.severeTitle'] },
	{ text: 'Unfortunately, a severe error occured', rules: ['PAGE-21'], within: ['common:error.severeText'] },

	// Terms and promises
	{ text: 'Pool', rules: ['PAGE-35'], said: [enquiryWord('preferences', 'pool', 'en')], files: [FACILITIES] },
	{ text: 'Sauna', rules: ['PAGE-35'], said: [enquiryWord('preferences', 'sauna', 'en')], files: [FACILITIES] },
	{ text: 'Whirlpool', rules: ['PAGE-35'], said: [enquiryWord('preferences', 'whirlpool', 'en')], files: [FACILITIES] },
	{ text: '84 days (12 weeks) before check-in', rules: ['PAGE-34'], files: [TERMS] },
	{ text: '35 percent deposit with credit card fee 2.5 percent', rules: ['PAGE-34'], files: [TERMS] },
	{ text: '25 percent part payment, fee 2.75 percent', rules: ['PAGE-34'], files: [TERMS] },
	{ text: 'over 61 days', rules: ['PAGE-34'], files: [TERMS] },
	{ text: '60 to 31 days 75 percent, 30 days or less 100 percent', rules: ['PAGE-34'], files: [TERMS] },
	{ text: '2 weeks before arrival', rules: ['PAGE-34'], files: [TERMS] },
	{
		text: 'Most properties rent by whole weeks (best prices Saturday to Saturday or Sunday to Sunday).',
		rules: ['PAGE-32'],
		keys: ['results:weekend.hint'],
	},
	{ text: 'under 14', rules: ['FORM-4'], within: ['enquiry:fields.children', 'form-error:ages'] },
	{
		text: 'within 24 hours',
		rules: ['FORM-12'],
		within: ['footer:footer.hours', 'enquiry:property.notBinding', 'home:promises.reply', 'property:stay.notBinding'],
		files: [TERMS],
	},
	{ text: 'Credit card payments carry fees', rules: ['PAGE-34'], within: ['home:fee.note'], files: [TERMS] },

	// Feature flags, activities
	{ text: 'display demo hotels', rules: ['PAGE-24'], keys: ['flags:flag.demoHotels'] },
	{ text: 'display demo properties', rules: ['PAGE-24'], keys: ['flags:flag.demoProperties'] },
	{ text: 'display room links to hotel access', rules: ['PAGE-24'], keys: ['flags:flag.hotelAccessLinks'] },
	{ text: 'skiing on piste', rules: ['FORM-9'], said: [enquiryWord('activities', 'onPiste', 'en')] },
	{ text: 'off piste', rules: ['FORM-9'], said: [enquiryWord('activities', 'offPiste', 'en')] },
	{ text: 'cross-country', rules: ['FORM-9'], said: [enquiryWord('activities', 'crossCountry', 'en')] },
	{ text: 'winter hiking', rules: ['FORM-9'], said: [enquiryWord('activities', 'winterHiking', 'en')] },
	{ text: 'snowshoeing', rules: ['FORM-9'], said: [enquiryWord('activities', 'snowshoeing', 'en')] },

	// Return from the payment provider
	{ text: 'Payment succeeded', rules: ['LEAD-40'], keys: ['payment:title.succeeded'] },
	{ text: 'The url you are on is not valid', rules: ['LEAD-40'], keys: ['payment:title.invalid'] },

	// Sign-up, menu of the trade
	{ text: 'Luxury Distribution System', rules: ['AGENCY-8'], keys: ['signup:title'], within: ['signup:poweredBy'] },
	{ text: 'Distribution System', rules: ['AGENCY-8'], within: ['signup:titleOf'] },
	{ text: 'free registration', rules: ['AGENCY-8'], keys: ['signup:bullets.free'] },
	{ text: 'by invitation only', rules: ['AGENCY-8'], keys: ['signup:bullets.invitation'] },
	{ text: 'no IATA code needed and no commission deductions', rules: ['AGENCY-8'], keys: ['signup:bullets.iata'] },
	{
		text: 'access to individual rates, commissions and amenities',
		rules: ['AGENCY-8'],
		keys: ['signup:bullets.access'],
	},
	{ text: 'Dashboard', rules: ['AGENCY-18'], keys: ['trade:nav.dashboard'] },
	{ text: 'Hotels', rules: ['AGENCY-18'], keys: ['trade:nav.hotels'] },
	{ text: 'Manage', rules: ['AGENCY-19'], keys: ['trade:agencies.manage'] },
	{ text: 'Supervisor Dashboard', rules: ['AGENCY-18'], keys: ['trade:nav.supervisorDashboard'] },
	{ text: 'Team Dashboard', rules: ['AGENCY-18'], keys: ['trade:nav.teamDashboard'] },
	{ text: 'Admin Dashboard', rules: ['AGENCY-18'], keys: ['trade:nav.adminDashboard'] },
	{
		text: 'You seem to be an admin logged in to a travel agency. This feature is in BETA and not fully tested yet!',
		rules: ['AGENCY-15'],
		keys: ['trade:beta'],
	},
	{ text: '9am to 5pm Monday to Saturday', rules: ['OFFER-4'], within: ['trade:hours'] },
	{ text: 'Start Your Journey Today', rules: ['AGENCY-8'], keys: ['signup:heading'] },
	{ text: 'Register Now', rules: ['AGENCY-8'], keys: ['signup:register'] },
	{ text: 'Already have an account: Sign In', rules: ['AGENCY-8'], keys: ['signup:haveAccount + signup:signIn'] },

	// Sign-in
	{ text: 'Could not fetch user data.', rules: ['AGENCY-34'], keys: ['account:fault.title'] },
	{
		text: 'You are not registered in a travel agency yet',
		rules: ['AGENCY-21'],
		keys: ['account:noAccess.agencyTitle'],
	},
	...[
		'You should use useAuth only within the AuthContext',
		'You should use useBrand only within a BrandContext provider',
		'Expected user to be defined',
		'Expected travelAgency to be defined',
	].map((text) => ({ text, rules: ['ACCESS-22'], files: ['app/components/account/use-auth.ts'] })),

	// The onboarding
	{ text: 'Loading travel agency...', rules: ['AGENCY-7'], keys: ['onboarding:loadingAgency'] },
	{ text: 'Travel Agency Onboarding', rules: ['AGENCY-7'], keys: ['onboarding:title'] },
	{ text: 'Welcome to the Luxury Distribution System', rules: ['AGENCY-7'], keys: ['onboarding:welcome'] },
	{ text: 'Sign me out for now', rules: ['AGENCY-7'], keys: ['onboarding:signOut'] },
	{ text: 'Save and next', rules: ['AGENCY-9'], keys: ['onboarding:payout.save'] },
	{ text: 'Save and Next', rules: ['AGENCY-7'], keys: ['onboarding:branding.save'] },
	{ text: 'Skip', rules: ['AGENCY-7'], keys: ['onboarding:skip'] },
	{ text: 'all set', rules: ['AGENCY-6'], shown: 'All set', keys: ['onboarding:allSet.heading'] },
	{ text: 'Unfortunately, an error occured.', rules: ['LEAD-36'], keys: ['trade-lead:failed'] },
	{ text: 'You successfully saved this interest.', rules: ['LEAD-36'], keys: ['trade-lead:done.interest'] },
	{ text: 'nationality', rules: ['LEAD-8'], within: ['form-error:clientNationality'] },
	{ text: 'Required!', rules: ['AGENCY-2', 'AGENCY-13'], keys: ['onboarding:required'] },
	{ text: 'was referred', rules: ['AGENCY-2'], shown: 'was referred', within: ['onboarding:agency.wasReferred'] },
	{ text: 'Currency is required', rules: ['AGENCY-9'], keys: ['onboarding:payout.currencyRequired'] },
	{ text: 'This field is required', rules: ['AGENCY-9'], keys: ['onboarding:payout.fieldRequired'] },
	{ text: 'Not authenticated', rules: ['AGENCY-9'], keys: ['onboarding:payout.notAuthenticated'] },
	{ text: 'Failed to save bank account', rules: ['AGENCY-9'], keys: ['onboarding:payout.failed'] },
	{ text: 'Saved bank account successfully', rules: ['AGENCY-9'], keys: ['onboarding:payout.saved'] },
	{ text: 'Loading user...', rules: ['AGENCY-7'], keys: ['onboarding:loadingUser'] },
	{ text: 'Loading requirements....', rules: ['AGENCY-9'], keys: ['onboarding:loadingRequirements'] },

	// The page of a hotel
	{ text: 'Back To Hotel List', rules: ['SELECTION-8'], keys: ['hotel:back'] },
	{ text: 'Hotel', rules: ['OFFER-1'], keys: ['hotel:tabs.hotel'] },
	{ text: 'Rooms', rules: ['OFFER-1'], keys: ['hotel:tabs.roomsShort'] },
	{ text: 'Enquiry', rules: ['OFFER-1'], keys: ['hotel:tabs.enquiry'] },
	{ text: 'Rooms and Suites', rules: ['OFFER-1'], keys: ['hotel:tabs.rooms'] },
	{ text: 'Sales', rules: ['OFFER-1'], keys: ['hotel:tabs.sales'] },
	{ text: 'MICE', rules: ['OFFER-1'], keys: ['hotel:tabs.mice'] },
	{ text: 'Expand all', rules: ['OFFER-2'], keys: ['hotel:expand'] },
	{ text: 'Collapse all', rules: ['OFFER-2'], keys: ['hotel:collapse'] },
	{ text: 'Description', rules: ['OFFER-2'], keys: ['hotel:sections.description'] },
	{ text: 'Dining Venues', rules: ['OFFER-2'], keys: ['hotel:sections.dining'] },
	{ text: 'Facilities', rules: ['OFFER-2'], keys: ['hotel:sections.facilities'] },
	{ text: 'Location', rules: ['OFFER-2'], keys: ['hotel:sections.location'] },
	{ text: 'Check-in', rules: ['OFFER-2'], keys: ['hotel:sections.checkIn'] },
	{ text: 'Check-out', rules: ['OFFER-2'], keys: ['hotel:sections.checkOut'] },
	{ text: 'Hotel Policy', rules: ['OFFER-2'], keys: ['hotel:sections.policy'] },
	{ text: 'Invite Hotel and Earn', rules: ['OFFER-2'], keys: ['hotel:sections.invite'] },
	{ text: 'Loading map...', rules: ['OFFER-2'], keys: ['hotel:location.loading'] },
	{ text: 'Unfortunately, we could not fetch this hotel', rules: ['OFFER-2'], keys: ['hotel:loadFault'] },
	{ text: 'No special instructions for check-in.', rules: ['OFFER-2'], keys: ['hotel:empty.checkIn'] },
	{ text: 'No special instructions for check-out.', rules: ['OFFER-2'], keys: ['hotel:empty.checkOut'] },
	{ text: 'No dining venues uploaded.', rules: ['OFFER-2'], keys: ['hotel:empty.dining'] },
	{ text: 'This hotel has no description.', rules: ['OFFER-2'], keys: ['hotel:empty.description'] },
	{ text: 'No facilities uploaded.', rules: ['OFFER-2'], keys: ['hotel:empty.facilities'] },
	{ text: 'No policy uploaded.', rules: ['OFFER-2'], keys: ['hotel:empty.policy'] },
	{ text: 'No location set.', rules: ['OFFER-2'], keys: ['hotel:empty.location'] },
	{ text: '4 Star', rules: ['OFFER-2'], said: [categoryLabel('4star', 'en')] },
	{ text: '5 Star', rules: ['OFFER-2'], said: [categoryLabel('5star', 'en')] },
	{ text: '5 Star Palace', rules: ['OFFER-2'], said: [categoryLabel('palace', 'en')] },
	{ text: 'Unlock chat with hotel', rules: ['OFFER-5'], keys: ['hotel:enquiry.unlock'] },
	{ text: 'Sign Up', rules: ['OFFER-5'], keys: ['hotel:enquiry.signUp'] },
	{
		text: '{hotel} is not ready yet',
		rules: ['OFFER-5'],
		shown: '{{hotel}} is not ready yet',
		keys: ['hotel:enquiry.notReady'],
	},
	{
		text: 'Here, you will be able to chat with the reservation managers. They are currently undergoing training and are happy to serve you as soon as they are ready.',
		rules: ['OFFER-5'],
		keys: ['hotel:enquiry.notReadyText'],
	},
	{ text: '(+4% on non-refundable rates after 5 bookings)', rules: ['OFFER-21'], keys: ['trade-hotel:sales.below'] },
	{
		text: 'Next (n/total)',
		rules: ['OFFER-28'],
		shown: 'Next ({{position}}/{{total}})',
		keys: ['booking-engine:next'],
	},
	{ text: 'Back', rules: ['OFFER-28'], keys: ['booking-engine:back'] },
	{ text: 'Close', rules: ['OFFER-28'], keys: ['booking-engine:close'] },
	{ text: 'Start Now', rules: ['OFFER-28'], keys: ['booking-engine:start'] },
	{ text: 'See More', rules: ['AGENCY-33'], keys: ['inspiration:more'] },
	{ text: 'See Less', rules: ['AGENCY-33'], keys: ['inspiration:less'] },

	// The trade's property page
	{ text: 'description', rules: ['LEAD-37'], keys: ['trade-house:tabs.description'] },
	{ text: 'availability', rules: ['LEAD-37'], keys: ['trade-house:tabs.availability'] },
	{ text: 'sales conditions', rules: ['LEAD-37'], keys: ['trade-house:tabs.conditions'] },
	{ text: 'commission', rules: ['LEAD-37'], keys: ['trade-house:weeks.commission', 'dashboard:column.commission'] },
	{
		text: 'agent pays with client card without CVV',
		rules: ['BRAND-10'],
		shown: 'client’s card without CVV',
		keys: ['admin:brands.noCvv'],
	},
	{
		text: 'n / total',
		rules: ['BRAND-16'],
		// biome-ignore lint/suspicious/noTemplateCurlyInString: this is how the page number stands in the code
		shown: '${pageNumber} / ${totalPages}',
		files: ['workers/documents/frame.tsx'],
	},

	// The search for hotels
	{ text: 'Please select a destination', rules: ['SELECTION-2'], keys: ['hotel-list:missing'] },
	{ text: 'Booking will be packaged', rules: ['OFFER-23'], keys: ['rooms:period.packaged'] },
	{
		text: 'Unfortunately, there are no hotels available matching your request',
		rules: ['SELECTION-4'],
		keys: ['hotel-list:none'],
	},
	{
		text: "Oops, your request didn't reach our servers. Are you connected to the internet?",
		rules: ['SELECTION-9'],
		keys: ['hotel-list:fault.offline'],
	},
	{
		text: 'Oops, the server had an internal error while processing your request.',
		rules: ['SELECTION-9'],
		keys: ['hotel-list:fault.server'],
	},
	{
		text: 'Our server says: "{message}"',
		rules: ['SELECTION-9'],
		shown: 'Our server says: "{{message}}"',
		keys: ['hotel-list:fault.told'],
	},
	{ text: 'Oops, our server did not like your request...', rules: ['SELECTION-9'], keys: ['hotel-list:fault.other'] },
	...Object.entries({
		room: 'Room',
		juniorSuite: 'Junior Suite',
		suite: 'Suite',
		specialtySuite: 'Specialty Suite',
		residence: 'Residence With Kitchen',
		villa: 'Villa / Chalet',
	}).map(([name, text]) => ({ text, rules: ['SELECTION-1'], keys: [`hotel-list:room.${name}`] })),
	{ text: 'show more', rules: ['SELECTION-4'], shown: 'Show more', keys: ['hotel-list:showMore'] },
	{ text: 'Price on Application', rules: ['OFFER-14'], keys: ['hotel-list:onApplication', 'rooms:onApplication'] },
	{
		text: 'incl. taxes from',
		rules: ['SELECTION-4'],
		shown: 'incl. taxes from',
		keys: ['hotel-list:inclTaxes', 'rooms:inclTaxes'],
	},
	{ text: 'SPECIAL OFFER', rules: ['OFFER-18'], keys: ['hotel-list:specialOffer', 'rooms:specialOffer'] },

	// Rooms, rates and the selection
	{ text: 'Loading...', rules: ['OFFER-2'], keys: ['trade:loading'] },
	{ text: 'SELECT YOUR PERIOD', rules: ['OFFER-24'], keys: ['rooms:period.title'] },
	{ text: 'See Rates', rules: ['SELECTION-14'], keys: ['rooms:seeRates'] },
	{ text: 'Enquire', rules: ['SELECTION-19'], keys: ['rooms:enquire'] },
	{ text: 'Add {room}', rules: ['SELECTION-16'], shown: 'Add {{room}}', keys: ['rooms:shop.title'] },
	{ text: 'Add to Selection', rules: ['SELECTION-16'], keys: ['rooms:add'] },
	{ text: 'Reset Selection', rules: ['SELECTION-16'], keys: ['rooms:selection.reset'] },
	{ text: '4 PAX +2', rules: ['OFFER-10'], said: [paxLabel({ standard: 4, extra: 2 })] },
	{
		text: 'Adults ({minGuestAge, default 21}+ years)',
		rules: ['OFFER-7'],
		shown: 'Adults ({{age}}+ years)',
		keys: ['rooms:adultsOnly'],
	},
	{ text: 'Children (Not allowed in this hotel)', rules: ['OFFER-7'], keys: ['rooms:noChildren'] },
	{ text: 'Invalid occupancy', rules: ['OFFER-9'], keys: ['rooms:invalid'] },
	{
		text: 'You have not selected a rate for at least one room',
		rules: ['SELECTION-14'],
		keys: ['rooms:missingRate'],
	},
	{ text: 'Unfortunately, an error occured', rules: ['OFFER-13'], keys: ['rooms:fault'] },
	{ text: 'No offers found', rules: ['OFFER-13'], keys: ['rooms:noOffers'] },
	{
		text: '{n} are not available. Try fewer rooms.',
		rules: ['OFFER-12'],
		shown: '{{count}} are not available. Try fewer rooms.',
		keys: ['rooms:number.notAvailable'],
	},
	{
		text: 'Unfortunately, there are no rooms available at this period',
		rules: ['OFFER-13'],
		keys: ['rooms:none'],
	},
	{
		text: '{n}% Commission',
		rules: ['OFFER-21'],
		shown: '{{percent}}% Commission',
		keys: ['rooms:commission', 'conversation:rate.commission'],
	},
	{ text: 'total due at booking', rules: ['OFFER-19'], keys: ['rooms:explain.totalDue'] },
	{ text: 'not refundable', rules: ['OFFER-20'], keys: ['rooms:notRefundable'] },

	// The interest in a hotel, and its chat
	{
		text: '{name} is required',
		rules: ['LEAD-32'],
		shown: '{{name}} is required',
		keys: ['form-error:nameRequired'],
	},
	{ text: 'Required', rules: ['LEAD-32'], keys: ['form-error:required'] },
	{
		text: 'Save Selection as Interest',
		rules: ['SELECTION-19'],
		keys: ['rooms:selection.save', 'hotel-interest:title'],
	},
	{ text: 'Saved Interest', rules: ['SELECTION-19'], keys: ['hotel-interest:saved'] },
	{ text: 'Hotel is unknown', rules: ['SELECTION-19'], keys: ['hotel-interest:unknown'] },
	{ text: 'An error occured :(', rules: ['SELECTION-19'], keys: ['hotel-interest:failed'] },
	{
		text: 'Please enter your message',
		rules: ['AGENCY-26'],
		keys: ['conversation:fault.empty', 'form-error:chatMessage'],
	},
	{
		text: 'Success! Please open the enquiry tab to see more.',
		rules: ['SELECTION-19'],
		keys: ['conversation:enquiry.success'],
	},
];
