import { sql } from 'drizzle-orm';
import type { Database } from '../client';
import { program } from '../schema/travel-agency';

/** Programmes that agencies may say they belong to; the first is the affiliate's. */
const PROGRAMS = [
	{
		id: 'program_serandipians',
		name: 'Serandipians',
		logoSrc: '/brands/serandipians/favicon.svg',
		descriptionEn: 'A network of travel designers and luxury hotels that recommend one another.',
		descriptionDe: 'Ein Netzwerk von Reiseplanern und Luxushotels, die einander empfehlen.',
	},
	{
		id: 'program_circle-of-peaks',
		name: 'Circle of Peaks',
		logoSrc: '/programs/circle-of-peaks.svg',
		descriptionEn: 'Hotels that give the guests of its agencies breakfast and, when a better room is free, an upgrade.',
		descriptionDe:
			'Hotels, die den Gästen der angeschlossenen Agenturen Frühstück bieten und, wenn ein besseres Zimmer frei ist, ein Upgrade.',
	},
] as const;

/** Gives a database the programmes; what operations changed stays as it is, what was empty is filled. */
export async function ensurePrograms(db: Database): Promise<void> {
	await db
		.insert(program)
		.values([...PROGRAMS])
		.onConflictDoUpdate({
			target: program.id,
			set: {
				logoSrc: sql`coalesce(${program.logoSrc}, excluded.logo_src)`,
				descriptionEn: sql`coalesce(${program.descriptionEn}, excluded.description_en)`,
				descriptionDe: sql`coalesce(${program.descriptionDe}, excluded.description_de)`,
			},
		});
}
