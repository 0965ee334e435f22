import type { SERVICE_AVAILABILITIES } from '#db/schema/enums';
import type { Month } from '../date/month';
import type { Language } from '../language/language';
import type { PictureTuple } from '../picture/stored-picture';
import type { Rating } from '../review/review-rules';
import type { ServiceLevel } from '../stay/service-level';
import type { TaxTuple } from '../tourist-tax/read-tourist-taxes';
import type { Property } from './property';
import type { PropertyRoom, RoomPicture } from './property-room';
import type { SecurityDepositType } from './sales-terms';
import type { StayTuple } from './stay-tuples';

/** JSON text whose value is a T. */
export type Json<T> = string & { readonly __value?: T };

export type TextTuple = [
	language: Language,
	summary: string,
	general: string,
	information: string | null,
	location: string | null,
];

export type ServiceTuple = [level: ServiceLevel, name: string, availability: (typeof SERVICE_AVAILABILITIES)[number]];

type PropertyPictureTuple = [...PictureTuple, file: string, room: string | null, shows: RoomPicture['shows']];

export type RoomTuple = [
	key: string,
	kind: PropertyRoom['kind'],
	name: string,
	floor: string | null,
	beds: PropertyRoom['beds'],
	bathroom: PropertyRoom['bathroom'],
	areaSqm: number | null,
];

export type FloorplanTuple = [hash: string, label: string, areaSqm: number | null, width: number, height: number];

export type OperatorTuple = [
	creditCardFeeRatio: number | null,
	prepaymentRatio: number | null,
	acceptsCreditCard: number,
	acceptsBankTransfer: number,
	depositMinor: number | null,
	depositCurrency: string | null,
	depositType: SecurityDepositType | null,
	termsText: string | null,
];

export type ReviewTuple = [
	month: Month,
	firstName: string,
	country: string | null,
	rating: Rating,
	text: string | null,
	language: Language,
	reply: string | null,
];

type Plain =
	| 'id'
	| 'slug'
	| 'name'
	| 'type'
	| 'country'
	| 'sector'
	| 'bedrooms'
	| 'bathrooms'
	| 'areaSqm'
	| 'floors'
	| 'pets'
	| 'currency'
	| 'registrationNumber'
	| 'source';

/** The row of `HOUSE_QUERY`: lists are never null, single objects are where there is none. */
export type PropertyRow = Pick<Property, Plain> & {
	isDemo: 0 | 1;
	isUnregistered: 0 | 1;
	placeSlug: string;
	placeName: string;
	bedsAdults: number | null;
	bedsChildren: number | null;
	latitude: number | null;
	longitude: number | null;
	text: Json<TextTuple> | null;
	facilities: Json<string[]>;
	services: Json<ServiceTuple[]>;
	equipment: Json<string[]>;
	distances: Json<[to: string, metres: number][]>;
	highlights: Json<[title: string, text: string | null, file: string | null][]>;
	pictures: Json<PropertyPictureTuple[]>;
	rooms: Json<RoomTuple[]>;
	floorplans: Json<FloorplanTuple[]>;
	taxes: Json<TaxTuple[]>;
	stays: Json<StayTuple[]>;
	reviews: Json<[count: number, sum: number, newest: ReviewTuple[]]>;
	operator: Json<OperatorTuple> | null;
	cancellationTerms: Json<[daysBeforeCheckIn: number, refundRatio: number][]>;
	paymentTerms: Json<[daysBeforeCheckIn: number, paymentRatio: number][]>;
};
