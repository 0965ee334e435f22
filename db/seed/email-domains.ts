import type { Database } from '../client';
import { emailDomain } from '../schema/travel-agency';

/** Domains where anyone gets an address, which stand for no agency. */
const FREE_MAIL = [
	'aol.com',
	'bluewin.ch',
	'fastmail.com',
	'free.fr',
	'freenet.de',
	'gmail.com',
	'gmx.at',
	'gmx.ch',
	'gmx.de',
	'gmx.net',
	'googlemail.com',
	'hotmail.com',
	'icloud.com',
	'laposte.net',
	'libero.it',
	'live.com',
	'mail.com',
	'me.com',
	'msn.com',
	'orange.fr',
	'outlook.com',
	'proton.me',
	'protonmail.com',
	't-online.de',
	'web.de',
	'yahoo.com',
	'yahoo.de',
	'yandex.com',
] as const;

/** Gives a database the free-mail domains; rows that operations added or changed stay as they are. */
export async function ensureEmailDomains(db: Database): Promise<void> {
	await db
		.insert(emailDomain)
		.values(FREE_MAIL.map((domain) => ({ domain, kind: 'freeMail' as const })))
		.onConflictDoNothing();
}
