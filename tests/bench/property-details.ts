import type { Database } from '#db/client';

const PARAGRAPH =
	'The house stands above the village where the cable car leaves every ten minutes. It was built of larch and local stone, ' +
	'and the living room takes in the whole valley through one window. Six double rooms lie on two floors, each with a bathroom ' +
	'of its own; the spa below has a pool of twelve metres, a sauna and a steam bath. **Breakfast** is laid when you ask for it.';
const GENERAL = Array(4).fill(PARAGRAPH).join('\n\n');
const PICTURES_PER_PROPERTY = 20;

/** So many of the generated properties can be looked at; the search asks the others nothing of this. */
const DETAILED = 1_000;
const PROPERTY = `(select no from property where no <= ${DETAILED})`;

/**
 * Gives the first thousand generated properties what the search does not ask but their page shows: an operator with terms, texts in
 * both languages, services, equipment, distances, highlights, twenty pictures and two floorplans; more than a property of the
 * demonstration catalogue has on average. All properties get their facilities as rows.
 */
export async function generateDetails(db: Database): Promise<void> {
	await db.$client.batch(
		[
			`insert into operator (no, key, name, email, security_deposit_minor, security_deposit_currency, security_deposit_type, terms_en, terms_de)
				values (1, 'bench', 'Bench Collection', 'bench@firnlicht.example', 500000, 'EUR', 'blocked', '${PARAGRAPH}', '${PARAGRAPH}')`,
			'insert into cancellation_term values (1, 0, 0), (1, 30, 0.25), (1, 60, 0.5), (1, 90, 0.75)',
			'insert into payment_term values (1, 84, 1), (1, 180, 0.35)',
			`update property set operator_no = 1, bathrooms = bedrooms, area_sqm = bedrooms * 60, floors = 3 where no <= ${DETAILED}`,
			{
				sql: `insert into property_text
					select no, value, 'A house above the village, six minutes from the lift, with a pool below and a cook on request.', ?1, ?2, ?3
					from ${PROPERTY} join json_each('["en","de"]')`,
				args: [GENERAL, `${PARAGRAPH}\n\n- Linen and towels\n- Firewood\n- Ski room with warm boots`, PARAGRAPH],
			},
			`insert into property_facility select f.property_no, facility.no
				from property_facet f join facility on (f.facility_mask >> facility.bit) & 1`,
			`${count(8)}, levels (level) as (values ('self_catered'), ('bed_and_breakfast'), ('catered'))
				insert into property_service select no, level, n, 'Service ' || n, 'Leistung ' || n, iif(n % 4, 'included', 'on_request')
				from ${PROPERTY} cross join levels cross join counted`,
			`${count(14)} insert into property_equipment select no, n, 'Equipment ' || n, 'Ausstattung ' || n from ${PROPERTY} cross join counted`,
			`${count(8)} insert into property_distance select no, n, 'Place ' || n, 'Ort ' || n, n * 350 from ${PROPERTY} cross join counted`,
			`${count(3)} insert into property_highlight
				select no, n, 'file-' || n, 'Highlight ' || n, 'Besonderheit ' || n, '${PARAGRAPH}', '${PARAGRAPH}' from ${PROPERTY} cross join counted`,
			`${count(PICTURES_PER_PROPERTY)} insert or ignore into property_picture (property_no, position, picture_hash, file, alt_en, alt_de)
				select no, n, printf('%020x', 1 + (no + n * 7) % 100), 'file-' || n, 'A room of the house', 'Ein Zimmer des Hauses'
				from ${PROPERTY} cross join counted`,
			`${count(2)} insert into floorplan select no, n, printf('%020x', 1 + (no + n) % 100), 'plan-' || n, 'Floor ' || n, 'Etage ' || n, 120
				from ${PROPERTY} cross join counted`,
		],
		'write',
	);
}

function count(most: number): string {
	return `with recursive counted (n) as (select 0 union all select n + 1 from counted where n < ${most - 1})`;
}
