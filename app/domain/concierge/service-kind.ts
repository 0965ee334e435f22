import { SERVICE_KINDS } from '#db/schema/concierge-enums';

export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** A kind of service as it stands in an address; null for any other text. */
export function readServiceKind(text: string | null): ServiceKind | null {
	return SERVICE_KINDS.find((each) => each === text) ?? null;
}

/** The kinds for which `isWanted` holds, in the order in which they are listed. */
export function serviceKinds(isWanted: (kind: ServiceKind) => boolean): ServiceKind[] {
	return SERVICE_KINDS.filter(isWanted);
}
