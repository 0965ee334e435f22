import { inEur } from './derived/derive-statements';
import type { NamedStatement } from './write-batch';

export type OfferedWeek = { stayNo: number; level: number; status: string; priceMinor: number | null; now: number };

/** What the operator offers by hand for one stay at one level, with its price in EUR for filters and sorting. */
export function offerStatement({ stayNo, level, status, priceMinor, now }: OfferedWeek): NamedStatement {
	return {
		sql: `update stay_rate set status = :status, price_minor = :priceMinor, set_at = :now,
			price_eur_minor = (select ${inEur('cast(:priceMinor as integer)')} from property p join exchange_rate rate on rate.currency = p.currency
				where p.no = stay_rate.property_no)
			where stay_no = :stayNo and level = :level`,
		args: { stayNo, level, status, priceMinor, now },
	};
}
