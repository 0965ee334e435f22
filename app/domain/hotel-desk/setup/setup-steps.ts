import type { NamedStatement } from '#db/write-batch';
import type { PlainDate } from '../../date/plain-date';
import { offSaleSql } from '../plans/plan-sale';

/** What a hotel needs before agents see it, in the order of its desk. */
export const SETUP_STEPS = ['texts', 'pictures', 'rooms', 'plans', 'rates'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const SQL: Readonly<Record<SetupStep, string>> = {
	texts: `exists (select 1 from hotel_text t where t.hotel_no = h.no and t.body->>'summary' <> '')`,
	pictures: 'exists (select 1 from hotel_picture p where p.hotel_no = h.no)',
	rooms: 'exists (select 1 from hotel_room r where r.hotel_no = h.no and r.units > 0)',
	plans: `exists (select 1 from rate_plan p where p.hotel_no = h.no and not ${offSaleSql('p')})`,
	rates: `exists (select 1 from hotel_season s join room_rate rr on rr.season_no = s.no
		join hotel_room r on r.no = rr.room_no and r.units > 0
		join rate_plan p on p.no = rr.plan_no and not ${offSaleSql('p')} where s.hotel_no = h.no and s.last_night >= :today)`,
};

/** Whether a hotel `h` has it; `:today` is bound. */
export function setupSql(step: SetupStep): string {
	return SQL[step];
}

/**
 * For the transaction that publishes something of a hotel in preparation: once it has everything, agents see it, and it is suggested by its name like any
 * other hotel (as `deriveStatements` would).
 */
export function endPreparation({ key, today, now }: { key: string; today: PlainDate; now: number }): NamedStatement[] {
	const suggestion = `from hotel h where h.key = :key and h.is_in_preparation = 0 and h.is_demo = 0
		and not exists (select 1 from suggestion s where s.hotel_no = h.no)`;
	return [
		{
			sql: `update hotel as h set is_in_preparation = 0, updated_at = :now
				where h.key = :key and h.is_in_preparation = 1 and ${SETUP_STEPS.map(setupSql).join(' and ')}`,
			args: { key, today, now },
		},
		{
			sql: `insert into suggestion (kind, label_en, label_de, country_code, hotel_no, weight)
				select 'hotel', h.name, h.name, h.country_code, h.no, 1 ${suggestion}`,
			args: { key },
		},
		{ sql: "insert into suggestion_words (suggestion_words) values ('rebuild')", args: {} },
		{ sql: "insert into suggestion_trigrams (suggestion_trigrams) values ('rebuild')", args: {} },
	];
}
