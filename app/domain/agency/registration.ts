import type { AGENCY_VERIFICATIONS } from '#db/schema/enums';
import type { Actor } from '../user/actor';
import type { Standing } from './load-standing.server';

export const NAME_LENGTH = 120;

export type Registration = {
	name: string;
	/** Users with a verified address there may join; only the founder's own domain. */
	autoInviteEmailDomain: string | null;
	/** Public ids of the programmes that the agency says it belongs to. */
	programIds: readonly string[];
	/** Null without a recommendation. */
	referrerName: string | null;
};

export type RegistrationError = 'required' | 'tooLong' | 'notYourDomain' | 'domainTaken' | 'unknownProgram';

export type RegistrationErrors = Partial<Record<keyof Registration, RegistrationError>>;

/** The errors of a registration by a user of this standing (AGENCY-2, AGENCY-4). Texts come trimmed. */
export function registrationErrors(
	{ name, autoInviteEmailDomain, referrerName }: Registration,
	{ domain, kind, colleagues }: Pick<Standing, 'domain' | 'kind' | 'colleagues'>,
): RegistrationErrors {
	const ofName = textError(name);
	const ofReferrer = referrerName === null ? null : textError(referrerName);
	const ofDomain = autoInviteEmailDomain === null ? null : domainError(autoInviteEmailDomain);
	return {
		...(ofName ? { name: ofName } : {}),
		...(ofReferrer ? { referrerName: ofReferrer } : {}),
		...(ofDomain ? { autoInviteEmailDomain: ofDomain } : {}),
	};

	function domainError(input: string): RegistrationError | null {
		if (input !== domain || kind === 'freeMail' || kind === 'unverified') return 'notYourDomain';
		return colleagues ? 'domainTaken' : null;
	}
}

function textError(text: string): RegistrationError | null {
	if (text === '') return 'required';
	return text.length > NAME_LENGTH ? 'tooLong' : null;
}

/** Whether an agency is open at once, or a person looks at it first (AGENCY-3). */
export function verificationAtFirst({ kind }: Pick<Standing, 'kind'>): (typeof AGENCY_VERIFICATIONS)[number] {
	return kind === 'luxuryAgency' ? 'verified' : 'requested';
}

/** Agents without an agency may found or join one; people of a property and our own may not. */
export function mayRegister({
	role,
	agency,
	hotelId,
}: Pick<Actor, 'role' | 'hotelId'> & { agency: object | null }): boolean {
	return (role === 'agent' || role === 'supervisorAgent') && agency === null && hotelId === null;
}
