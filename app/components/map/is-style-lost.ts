/** An error that MapLibre reports, and the state of the map at that time. */
export type MapError = {
	/** The style itself has been read. */
	hasStyle: boolean;
	/** Everything in view has been drawn once. */
	hasLoaded: boolean;
	/** The source that failed, if one did. */
	sourceId?: string | undefined;
	/** A single tile failed, as happens at sea or at the edge of a provider's area. */
	isTile: boolean;
};

/**
 * Whether a production style cannot be used, so that the offline one takes over: it never arrived, or one of its sources
 * failed before the first picture. Single tiles, and anything after the first picture, are not worth throwing a map away.
 */
export function isStyleLost({ hasStyle, hasLoaded, sourceId, isTile }: MapError): boolean {
	if (hasLoaded) return false;
	if (!hasStyle) return true;
	return sourceId !== undefined && !isTile;
}
