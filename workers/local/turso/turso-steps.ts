import * as z from 'zod';
import { Failure } from '../failure';

/** A call of Turso's platform API (https://docs.turso.tech/api-reference). */
export type TursoStep = { what: string; method: 'GET' | 'POST'; path: string; body?: object };

export type Rewind = {
	organization: string;
	/** The database as it is called today, and the one that is made. */
	database: string;
	target: string;
	/** The moment, RFC 3339 in UTC with seconds. */
	timestamp: string;
};

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** Checks what a person has typed; throws a Failure that names it. */
export function rewindOf(input: { [Key in keyof Rewind]: string | undefined }, now: number): Rewind {
	const need = (value: string | undefined, name: string) => {
		if (!value || !NAME.test(value))
			throw new Failure(`${name} is ${value ? 'no name' : 'not set'}: small letters, digits and hyphens.`);
		return value;
	};
	const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(input.timestamp ?? '')
		? Date.parse(input.timestamp ?? '')
		: Number.NaN;
	if (Number.isNaN(at))
		throw new Failure(`The moment is written as 2026-11-28T09:59:00Z, not ${input.timestamp || 'empty'}.`);
	if (at > now) throw new Failure(`${input.timestamp} is yet to come.`);
	const timestamp = new Date(at).toISOString().replace('.000Z', 'Z');
	const database = need(input.database, 'TURSO_DATABASE');
	return {
		organization: need(input.organization, 'TURSO_ORGANIZATION'),
		database,
		target: need(input.target || `${database}-${timestamp.replace(/\D/g, '').slice(0, 12)}`, '--name'),
		timestamp,
	};
}

const databases = ({ organization }: Rewind) => `/v1/organizations/${organization}/databases`;

/** Asks for the group: a copy is made in the group of its source. */
export function readSource(rewind: Rewind): TursoStep {
	return { what: 'Look at the database', method: 'GET', path: `${databases(rewind)}/${rewind.database}` };
}

export function createTarget(rewind: Rewind, group: string): TursoStep {
	const { target: name, database, timestamp } = rewind;
	return {
		what: `Make ${name} as ${database} was at ${timestamp}`,
		method: 'POST',
		path: databases(rewind),
		body: { name, group, seed: { type: 'database', name: database, timestamp } },
	};
}

export function createToken(rewind: Rewind): TursoStep {
	return {
		what: 'Make a token for it',
		method: 'POST',
		path: `${databases(rewind)}/${rewind.target}/auth/tokens?expiration=never&authorization=full-access`,
	};
}

export const sourceAnswer = z.object({ database: z.object({ Name: z.string(), group: z.string() }) });
export const targetAnswer = z.object({ database: z.object({ Name: z.string(), Hostname: z.string().min(1) }) });
export const tokenAnswer = z.object({ jwt: z.string().min(1) });
