import type { Database } from '#db/client';
import type { Language } from '../../language/language';
import { saleOf } from '../plans/plan-sale';
import type { RatesContent } from './rates-content';
import type { DeskHotel } from './stored-rates.server';

export type RateRoom = { key: string; name: string; includedPax: number };

/** A programme by its name in a catalogue, such as `circle-of-peaks`. */
export type Program = { key: string; name: string };

export type RatePlanHead = {
	key: string;
	name: string;
	/** Of the programme that it is negotiated for; null: for every agency. */
	program: string | null;
	commissionPercent: number;
	isOnRequest: boolean;
	isOffSale: boolean;
};

/** The room types of a hotel, in their order. */
export async function roomsOf(db: Database, { no }: DeskHotel): Promise<RateRoom[]> {
	const { rows } = await db.$client.execute({
		sql: 'select key, name, included_pax from hotel_room where hotel_no = ? order by position',
		args: [no],
	});
	return rows.map((row) => ({ key: String(row.key), name: String(row.name), includedPax: Number(row.included_pax) }));
}

/** The programmes that a plan can be negotiated for, by name. */
export async function programsOf(db: Database): Promise<Program[]> {
	const { rows } = await db.$client.execute('select id, name from program order by name');
	return rows.map((row) => ({ key: String(row.id).replace(/^program_/, ''), name: String(row.name) }));
}

/** The plans of a content as a list names them, in their order. */
export function planHeads(
	{ plans, closures }: RatesContent,
	programs: readonly Program[],
	language: Language,
): RatePlanHead[] {
	return plans.map((plan) => ({
		key: plan.key,
		name: plan[`name_${language}`],
		program: plan.program === null ? null : programName(programs, plan.program),
		commissionPercent: plan.commission_percent,
		isOnRequest: plan.on_request,
		isOffSale: saleOf(closures, plan.key).isOff,
	}));
}

export function programName(programs: readonly Program[], key: string): string {
	return programs.find((program) => program.key === key)?.name ?? key;
}
