import type { AGENCY_VERIFICATIONS, TEAM_CAPABILITIES } from '#db/schema/enums';
import type { CorporateDesign } from '../brand/with-corporate-design';
import type { UserRole } from '../lead/lead-status';
import type { Currency } from '../money/money';

/** The signed-in user as a request knows him: who he is by the issuer, what he may by our own tables. */
export type Actor = {
	/** Internal key; never leaves the server. */
	no: number;
	id: string;
	role: UserRole;
	firstName: string | null;
	lastName: string | null;
	/** Lower case. */
	email: string;
	isEmailVerified: boolean;
	/** Company of the user, where there is no agency. */
	company: string | null;
	/** Hotel staff have one (ACCESS-1). */
	hotelId: string | null;
	/** Whose properties an operator answers for. */
	operatorNo: number | null;
	/** What an admin does for the brands' own team (ACCESS-23); [] for everybody else. */
	capabilities: readonly TeamCapability[];
	/** His own agency, or the one an admin acts for; the tenant of everything he reads and writes. */
	agency: ActorAgency | null;
	/** An admin acts for that agency (AGENCY-15): every write is audited with both ids. */
	isActing: boolean;
	/** What an admin without a second factor would be with one; until then the role and capabilities above are those of a customer (ACCESS-27). */
	stepUp?: { role: UserRole; capabilities: readonly TeamCapability[] };
};

export type TeamCapability = (typeof TEAM_CAPABILITIES)[number];

export type ActorAgency = {
	no: number;
	id: string;
	name: string;
	verification: (typeof AGENCY_VERIFICATIONS)[number];
	/** The brand whose own team this is (ADR 46); null for every agency. */
	teamBrandKey: string | null;
	/** Brand that an admin pinned to it. */
	pinnedBrandKey: string | null;
	design: CorporateDesign | null;
	hasBankAccount: boolean;
	/** Currency in which prices are shown and billed to it (OFFER-17): its own, else that of its account, else EUR. */
	billableCurrency: Currency;
	/** Internal keys of the programmes that it is a confirmed member of, ascending: it alone sees their negotiated rates. */
	programNos: readonly number[];
};
