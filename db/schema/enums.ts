/** Closed sets of words: used by columns, by zod and by the pages alike. Nothing else stands here, so that browsers may import it. */

export const ENQUIRY_KINDS = ['property', 'shortlist', 'general', 'contact'] as const;

/** From first mail to offer, won or lost (ENQUIRY-3). */
export const ENQUIRY_STATES = ['new', 'answered', 'offerSent', 'won', 'lost'] as const;

/** Why an enquiry came to nothing; `silent`: the guest wrote no more. */
export const ENQUIRY_LOST_REASONS = ['dates', 'price', 'elsewhere', 'plans', 'silent', 'other'] as const;

/** `started`: the form is filled in; `pending`: an account has asked, and waits for an admin. */
export const JOINING_STATES = ['started', 'pending', 'confirmed', 'refused'] as const;

/** Areas of a hotel that its desk edits and publishes, each by itself. */
export const HOTEL_DESK_AREAS = ['nights', 'rates', 'page', 'posts', 'rooms'] as const;

/** The same with those of a property, and the other entries of the catalogue by their kind (ADMIN-1). */
export const DESK_AREAS = [
	...HOTEL_DESK_AREAS,
	...(['prices', 'stayRules', 'property'] as const),
	...(['operators', 'places', 'regions', 'facilities', 'suppliers', 'services', 'programmes'] as const),
] as const;

/** `own`: the operator keeps the nights for itself; `hold`: for a named person, until a moment; `channel`: another channel has sold them. */
export const NIGHT_BLOCK_KINDS = ['own', 'hold', 'channel'] as const;

/**
 * Why a channel's calendar could not be read. Of the answer: `refused` (4xx), `too-large`, `redirects` (too many), `private-target` (an address that is not on the public
 * internet), `unreachable`, `slow`; of the text: `not-a-calendar`, `broken`, `too-many` (events).
 */
export const CALENDAR_FAULTS = [
	'refused',
	'too-large',
	'redirects',
	'private-target',
	'unreachable',
	'slow',
	'not-a-calendar',
	'broken',
	'too-many',
] as const;

/** `checked`: nothing is written yet; `stopped`: some of its properties are. */
export const DESK_IMPORT_STATES = [
	'reading',
	'checked',
	'applying',
	'stopped',
	'applied',
	'reverting',
	'reverted',
	'discarded',
] as const;

/**
 * `same`: the files say what is published; `changedMeanwhile`: others published something since the comparison, or before an undo; `refused`: errors, or leads that keep a new
 * property from going again.
 */
export const IMPORTED_PROPERTY_STATES = [
	'same',
	'ready',
	'invalid',
	'leftOut',
	'changedMeanwhile',
	'refused',
	'applied',
	'reverted',
] as const;

/** At most this many facilities: each is one bit of `property_facet.facility_mask`, and JavaScript must hold the mask exactly. */
export const FACILITY_LIMIT = 52;

/** `uncertain`: the outcome after DATA is unknown, sent again only by hand (MAIL-5); `dead`: given up after the last try. */
export const MAIL_STATES = ['pending', 'sending', 'sent', 'uncertain', 'dead'] as const;

export const NEWSLETTER_STATES = ['unconfirmed', 'confirmed', 'unsubscribed'] as const;

export const SECURITY_DEPOSIT_TYPES = ['blocked', 'other'] as const;

export const PAYMENT_METHODS = ['credit_card', 'bank_transfer'] as const;

/** What a picture shows; the search prefers outsides, the property page opens with one. */
export const PICTURE_SUBJECTS = [
	'house',
	'village',
	'landscape',
	'lounge',
	'suite',
	'dining',
	'kitchen',
	'spa',
	'bath',
	'bunk_room',
	'terrace',
	'other',
] as const;

/** What a room of a property is for. */
export const PROPERTY_ROOM_KINDS = [
	'bedroom',
	'bunk_room',
	'living',
	'dining',
	'kitchen',
	'spa',
	'pool',
	'leisure',
	'bathroom',
	'terrace',
	'ski_room',
	'other',
] as const;

/** Beds of a property; `twin`: a double bed that can be two singles. */
export const PROPERTY_BED_TYPES = ['king', 'double', 'twin', 'single', 'bunk', 'sofa_bed', 'child'] as const;

/** Whose bathroom a bedroom has. */
export const ROOM_BATHROOMS = ['en_suite', 'shared'] as const;

/** The countries in which properties are sold, ISO 3166-1 alpha-2. */
export const COUNTRY_CODES = ['AT', 'CH', 'FR', 'IT'] as const;

/** What guests look for beside countries and places. */
export const REGION_KINDS = ['ski_area', 'valley', 'region'] as const;

/** What maps draw beside the properties where a catalogue has licensed data. */
export const MAP_FEATURE_KINDS = ['lift', 'piste', 'village', 'station'] as const;

export const LIFT_TYPES = ['gondola', 'cable_car', 'chair', 'drag', 'carpet', 'funicular', 'rack_railway'] as const;

/** In the order of their difficulty; `route`: marked, but not groomed. */
export const PISTE_DIFFICULTIES = ['beginner', 'easy', 'intermediate', 'difficult', 'route'] as const;

/** What a tourist tax is reckoned by. */
export const TOURIST_TAX_KINDS = ['per_person_night', 'per_stay', 'percent'] as const;

export const PROPERTY_TYPES = ['chalet', 'apartment', 'villa'] as const;

export const PETS_RULES = ['yes', 'no', 'on_request'] as const;

export const CURRENCY_CODES = ['EUR', 'CHF', 'GBP', 'USD'] as const;

export const LANGUAGES = ['en', 'de'] as const;

export const SERVICE_AVAILABILITIES = ['included', 'on_request'] as const;

/** In this order: self-catered 0, bed and breakfast 1, catered 2. */
export const SERVICE_LEVELS = ['self_catered', 'bed_and_breakfast', 'catered'] as const;

export const STAY_STATUSES = ['available', 'on_request', 'sold'] as const;

/** What the header's search box can suggest. */
export const SUGGESTION_KINDS = ['country', 'place', 'property', 'hotel'] as const;

/** Roles of users. */
export const USER_ROLES = ['admin', 'agent', 'amex_lifestyleAgent', 'customer', 'operator', 'supervisorAgent'] as const;

/** What an admin may do for the brands' own team: read guests' enquiries and make proposals of them, keep the books, see to services for guests. */
export const TEAM_CAPABILITIES = ['enquiries', 'money', 'concierge', 'catalogue'] as const;

/** The four a guest gives with a booking: privacy policy, sales policy, terms and conditions, lessor's terms. */
export const BOOKING_CONSENTS = ['privacy', 'salesPolicy', 'strTerms', 'operatorTerms'] as const;

/** `requested`: registered from an address that does not speak for itself; an admin looks at it. */
export const AGENCY_VERIFICATIONS = ['verified', 'requested', 'declined'] as const;

/** `colorful` inverts the menu bar. */
export const CORPORATE_THEMES = ['plain', 'colorful'] as const;

export const PROGRAM_MEMBERSHIP_STATUSES = ['claimedByAgency', 'confirmed', 'declined'] as const;

/** `freeMail`: stands for no agency; `agency`: a travel agency that is not of the luxury kind; `luxuryAgency`: may register at once. */
export const EMAIL_DOMAIN_KINDS = ['freeMail', 'agency', 'luxuryAgency'] as const;

/** `palace` is a French distinction. */
export const HOTEL_CATEGORIES = ['4star', '5star', 'palace'] as const;

/** Room, Junior Suite, Suite, Specialty Suite, Residence With Kitchen, Villa / Chalet. */
export const ROOM_CATEGORIES = ['room', 'juniorSuite', 'suite', 'specialtySuite', 'residence', 'villa'] as const;

/** Certified partners, the highest last. */
export const PARTNER_STATUS_LEVELS = ['bronze', 'silver', 'gold', 'platinum'] as const;

export const FACILITY_SCOPES = ['hotel', 'room'] as const;

export const BED_TYPES = ['bunkBed', 'extraBed', 'kingSizeBed', 'queenSizeBed', 'singleBed', 'sofaBed'] as const;

export const HOTEL_PICTURE_SUBJECTS = [
	'hotel',
	'room',
	'lobby',
	'dining',
	'spa',
	'bath',
	'meeting',
	'surroundings',
	'other',
] as const;

export const ROOM_PICTURE_KINDS = ['image', 'floorplan'] as const;

export const MEAL_PLANS = ['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'] as const;

export const RATE_POLICIES = ['flexible', 'semiFlexible', 'nonRefundable'] as const;

export const CLOSURE_KINDS = ['stay', 'arrival', 'departure'] as const;

/** Who pays the hotel; their order is that of the bits of `rate_plan.profile_mask`. */
export const PAYMENT_PROFILES = ['ClientPays', 'AgencyPaysStandAloneRate', 'AgencyPaysPackageRate'] as const;

export const CARD_MEMBER_TIERS = ['platinum', 'centurion'] as const;

/** Sides of a conversation. */
export const CONVERSATION_PARTIES = ['travelAgency', 'hotel', 'admin'] as const;

/** `event`: something that happened, without an author. */
export const MESSAGE_KINDS = ['text', 'rateCard', 'attachment', 'event'] as const;

/** What a conversation tells of by itself. */
export const CONVERSATION_EVENTS = ['started', 'rateTaken', 'rateWithdrawn', 'memberJoined', 'takenOver'] as const;
