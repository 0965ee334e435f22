import { PAYMENT_METHODS } from '../../schema/enums';
import { groupBy } from '../change/group-by';
import type { Catalogue, FileKey } from '../format/files';

/**
 * Fills what the format leaves open and the database holds: German names of places and regions, the order of
 * rooms and rate plans, and terms of operators without a row.
 */
export function completeRows(catalogue: Catalogue, present: ReadonlySet<FileKey>): void {
	for (const place of [...catalogue.places, ...catalogue.regions]) place.name_de ??= place.name_en;
	for (const ordered of [catalogue.rooms, catalogue.ratePlans]) setPositions<Ordered>(ordered, ({ hotel }) => hotel);
	setPositions(catalogue.propertyRooms, ({ property }) => property);
	if (!present.has('salesTerms')) return;
	const told = new Set(catalogue.salesTerms.map(({ operator }) => operator));
	for (const { key } of catalogue.operators) {
		if (!told.has(key)) catalogue.salesTerms.push({ ...DEFAULT_SALES_TERMS, operator: key });
	}
}

/** Everything open: the defaults hold. */
export const DEFAULT_SALES_TERMS: Catalogue['salesTerms'][number] = {
	operator: '',
	credit_card_fee_ratio: null,
	prepayment_ratio: null,
	accepted_payment_methods: PAYMENT_METHODS.join(';'),
	security_deposit: null,
	security_deposit_currency: null,
	security_deposit_type: null,
	commission_percent: null,
	terms_en: null,
	terms_de: null,
};

type Ordered = { hotel: string; position: number | null };

function setPositions<Row extends { position: number | null }>(ordered: readonly Row[], ownerOf: (row: Row) => string) {
	for (const rows of groupBy(ordered, ownerOf).values()) {
		for (const [position, row] of rows.entries()) row.position = position;
	}
}
